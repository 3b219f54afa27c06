/** Words for degrees that are the same or alike in many languages. Source: ISCED 2011, levels of the degrees of the Bologna process. */
const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/\b(ph\.?\s?d|doctor(ate|al)?|doktor\w*)\b/i, 8],
  [/\b(master\w*|m\.?\s?(sc|a|eng|ba)|magist\w+|laurea magistrale|dipl\.?[- ]ing)\b/i, 7],
  [/\b(bachelor\w*|b\.?\s?(sc|a|eng)|licence|licenciatura|laurea)\b/i, 6],
  [/\b(associate|bts|hnd)\b/i, 5],
  [/\b(high school|secondary|abitur|matura|baccalaur[ée]at|bachillerato|a[- ]levels?)\b/i, 3],
];

/** ISCED level of a degree by its name, where that tells; null where not. */
export function iscedLevelOfDegree(name: string | null | undefined): number | null {
  return DEGREES.find(([words]) => words.test(name ?? ''))?.[1] ?? null;
}
