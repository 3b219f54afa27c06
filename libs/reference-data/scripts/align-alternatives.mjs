const stems = (text) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5)),
  ),
];

const SLIPPED_AT_MOST = 120;
const COST_OF_A_SLIP = 0.5;
const SURE = 0.3;

/**
 * The English alternative labels of the skills source have slipped: skills without alternatives lost their empty list, so every later list
 * stands some rows too early. Finds the most likely slip of each list (it can only grow) by the words that list and label share
 * (Viterbi), and keeps a list only if it shares words with its label or lies between two neighbours that do, with the same slip.
 * Takes the rows with an English label in source order; gives a map from their position to the alternatives.
 */
export function alignAlternatives(rows) {
  const lists = rows.map((row) => row.alt_en);
  while (lists.length > 0 && lists.at(-1).length === 0) lists.pop();
  const labels = rows.map((row) => stems(row.labels.en));
  const frequency = new Map();
  for (const words of labels) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word) => Math.log(1 + rows.length / (frequency.get(word) ?? 1));
  const listStems = lists.map((list) => new Set(list.flatMap(stems)));
  const likeness = (list, label) => {
    const words = labels[label] ?? [];
    const total = words.reduce((sum, word) => sum + weight(word), 0);
    return total === 0
      ? 0
      : words.filter((word) => listStems[list].has(word)).reduce((sum, word) => sum + weight(word), 0) / total;
  };

  const slips = Math.min(SLIPPED_AT_MOST, rows.length - lists.length);
  let best = Array.from({ length: slips + 1 }, (_, slip) => (slip === 0 ? 0 : -Infinity));
  const cameFrom = [];
  lists.forEach((_, list) => {
    const next = [];
    const from = [];
    let top = -Infinity;
    let topSlip = 0;
    for (let slip = 0; slip <= slips; slip += 1) {
      const stay = best[slip];
      const slid = top - COST_OF_A_SLIP;
      from[slip] = stay >= slid ? slip : topSlip;
      next[slip] = Math.max(stay, slid) + likeness(list, list + slip);
      if (best[slip] > top) {
        top = best[slip];
        topSlip = slip;
      }
    }
    best = next;
    cameFrom.push(from);
  });
  const slipOf = [];
  let slip = best.indexOf(Math.max(...best));
  for (let list = lists.length - 1; list >= 0; list -= 1) {
    slipOf[list] = slip;
    slip = cameFrom[list][slip];
  }

  const alike = lists.map((_, list) => likeness(list, list + slipOf[list]));
  const neighbour = (list, step) => {
    for (let at = list + step; at >= 0 && at < lists.length && slipOf[at] === slipOf[list]; at += step)
      if (alike[at] >= SURE) return true;
    return false;
  };
  const aligned = new Map();
  lists.forEach((alternatives, list) => {
    if (alike[list] >= SURE || (neighbour(list, -1) && neighbour(list, 1)))
      aligned.set(list + slipOf[list], alternatives);
  });
  return { aligned, dropped: lists.length - aligned.size, lastSlip: slipOf.at(-1) };
}
