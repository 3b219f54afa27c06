/**
 * What the server refuses, by the ids of the questions it is about. Its rules name a question by its id (`answers.41`), the check of what was sent
 * by its place among the answers (`answers.2.answer`); what is about other fields keeps its name.
 * @param answered the questions in the order in which their answers were sent
 */
export function atQuestions(
  refused: Readonly<Record<string, string>>,
  answered: readonly { id: number }[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([path, message]) => [fieldOf(path, answered), message]));
}

function fieldOf(path: string, answered: readonly { id: number }[]): string {
  const [, number, rest] = /^answers\.(\d+)(\..+)?$/.exec(path) ?? [];
  if (number === undefined) return path;
  return rest === undefined ? number : `${answered[Number(number)]?.id ?? path}`;
}
