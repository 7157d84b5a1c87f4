/** An ability that is not there. The message says what is wrong and what to do, and holds no secret. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}
