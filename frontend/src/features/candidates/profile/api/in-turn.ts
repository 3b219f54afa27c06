let last: Promise<unknown> = Promise.resolve();

/** Makes what is pressed, not typed, one after the other: what was pressed last stands last, there and here. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(change, change);
  last = answer;
  return answer;
}
