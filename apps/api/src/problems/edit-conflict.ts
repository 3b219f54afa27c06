/** Two windows changed the same fields: the answer says which, and what stands there now. */
export class EditConflict extends Error {
  constructor(
    readonly paths: readonly string[],
    readonly current: Readonly<Record<string, unknown>>,
  ) {
    super('CHANGED_ELSEWHERE');
  }
}
