import type { FacetEntry } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { buildTower } from './build-tower.js';

const asked = (...slugs: string[]): FacetEntry[] => slugs.map((slug) => ({ id: slug, slug, name: slug, total: 5 }));

describe('tower of languages', () => {
  it('stands on its longest question and gets wider downwards', () => {
    const tower = buildTower(asked('German', 'Greek', 'Ukrainian', 'Italian', 'Spanish'));
    expect(tower.map(({ entry }) => entry.slug)).toEqual(['Italian', 'Spanish', 'Greek', 'German', 'Ukrainian']);
    expect(tower.every(({ size }) => size > 2 && size <= 8.6)).toBe(true);
    expect(tower.at(-1)?.weight).toBeGreaterThan(tower[0]?.weight ?? 0);
  });

  it('has nine storeys at most, in several scripts', () => {
    const tower = buildTower(
      asked(
        'Swedish',
        'German',
        'Greek',
        'Ukrainian',
        'Italian',
        'Spanish',
        'French',
        'Bulgarian',
        'Polish',
        'Dutch',
        'Danish',
      ),
    );
    expect(tower).toHaveLength(9);
    expect(tower.map(({ code }) => code)).toEqual(expect.arrayContaining(['el', 'bg', 'uk']));
  });

  it('is built of what is asked for only', () => {
    expect(buildTower([{ id: 1, slug: 'German', name: 'German', total: 0 }, ...asked('Klingon', 'Maltese')])).toEqual(
      [],
    );
  });
});
