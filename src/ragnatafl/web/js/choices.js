// Which decision a set of picked targets can still mean. No page here: only lists of names.

/** The offers of one question, each with the targets that say it, and what has been picked so far. */
export class Choices {
  constructor(all = []) {
    this.set(all);
  }

  /** `all`: [{offer, targets: ["figure:warrior", "place:utgard"]}]. */
  set(all) {
    this.all = all;
    this.picked = [];
  }

  /** The choices that contain everything picked. */
  possible(picked = this.picked) {
    return this.all.filter(({ targets }) => picked.every((target) => targets.includes(target)));
  }

  /** Targets that would go on from here, in the order of the choices. */
  open() {
    const found = new Set();
    for (const { targets } of this.possible()) {
      for (const target of targets) if (!this.picked.includes(target)) found.add(target);
    }
    return [...found];
  }

  /** The choices a further target would leave. */
  after(target) {
    return this.possible([...this.picked, target]);
  }

  /** The choice that is said completely, or null; `sure` when nothing longer begins the same way. */
  said() {
    const possible = this.possible();
    const exact = possible.filter(({ targets }) => targets.length === this.picked.length);
    if (exact.length !== 1 || !this.picked.length) return null;
    return { offer: exact[0].offer, sure: possible.length === 1 };
  }

  /** Pick a target or put it back; a target that fits nothing picked begins anew. False when it means nothing. */
  toggle(target) {
    if (this.picked.includes(target)) {
      this.picked = this.picked.filter((one) => one !== target);
      return true;
    }
    if (this.after(target).length) this.picked = [...this.picked, target];
    else if (this.possible([target]).length) this.picked = [target];
    else return false;
    return true;
  }

  /** One step back; false when there was none. */
  back() {
    if (!this.picked.length) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  clear() {
    this.picked = [];
  }
}
