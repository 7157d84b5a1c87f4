/** A function refused the call of a page for visitors. The page has words for the code. */
export class VisitorRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The function refused (${code}).`);
    this.name = 'VisitorRefusal';
    this.code = code;
  }
}
