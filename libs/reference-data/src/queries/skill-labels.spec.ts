import { describe, expect, it } from '@jest/globals';
import type { EscoConcept } from './esco-concepts.js';
import { SkillLabels } from './skill-labels.js';

const skill = (id: number, labels: Record<string, string[]>, current = true): EscoConcept => ({
  ...{ id, slug: `skill-${id}`, name: labels.en?.[0] ?? '', current, related: new Map() },
  labels: new Map(Object.entries(labels)),
});

const labels = new SkillLabels(
  { afterReload: () => undefined } as never,
  {
    skills: async () => [
      skill(1, { de: ['Fisch zubereiten', 'Kochen'], en: ['cook fish', 'fish'] }),
      skill(2, { en: ['cooking'], de: ['Kochen'] }),
      skill(3, { en: ['given up'] }, false),
    ],
  } as never,
);

describe('SkillLabels', () => {
  it('finds a skill by any of its names in any language, whatever case, width and blanks', async () => {
    expect(await labels.find('fisch  ZUBEREITEN')).toBe(1);
    expect(await labels.find('ｆｉｓｈ')).toBe(1);
  });

  it('finds the one that is called so first of all', async () => {
    expect(await labels.find('Kochen')).toBe(2);
  });

  it('finds none by a part of a name, nor one that is given up', async () => {
    expect([await labels.find('cook'), await labels.find('given up'), await labels.find('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
