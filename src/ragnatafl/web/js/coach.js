// The coach of a guided game: one or two sentences at the right moment.

export class Coach {
  constructor(page) {
    this.page = page;
  }

  update() {}

  close() {}
}
