/** EQF level of an ISCED 2011 level; no EQF level stands for early childhood (0). Source: European Commission, EQF referencing; ISCED 2011 manual. */
const EQF_OF_ISCED: readonly (number | null)[] = [null, 1, 2, 4, 4, 5, 6, 7, 8];
const ISCED_OF_EQF: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 6, 7: 7, 8: 8 };

export function eqfLevelOf(iscedLevel: number | null): number | null {
  return iscedLevel === null ? null : (EQF_OF_ISCED[iscedLevel] ?? null);
}

export function iscedLevelOfEqf(text: string | null | undefined): number | null {
  return ISCED_OF_EQF[Number(/^\s*(?:EQF\s*)?([1-8])\s*$/i.exec(text ?? '')?.[1])] ?? null;
}

export function iscedLevel(value: unknown): number | null {
  const level = typeof value === 'string' && /^[0-8]$/.test(value) ? Number(value) : value;
  return typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= 8 ? level : null;
}
