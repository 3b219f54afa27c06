import { describe, expect, it } from '@jest/globals';
import { mergeEdits } from './merge-edits.js';

interface Values {
  headline: string;
  salary: number | null;
  destinations: number[];
  texts: { language: string; title: string }[];
}
const NOW: Values = { headline: 'Cook', salary: 30_000, destinations: [724, 620], texts: [] };
const merge = (edited: Partial<Values>, base: Partial<Values> = {}, now: Partial<Values> = {}) =>
  mergeEdits<Values>({ ...NOW, ...now }, edited, base);

describe('an edit', () => {
  it('is written where nothing is said about how it began', () => {
    expect(merge({ headline: 'Chef', salary: null })).toEqual({
      changes: { headline: 'Chef', salary: null },
      conflicts: [],
    });
  });

  it('is nothing where it stands there already', () => {
    expect(merge({ headline: 'Cook' }, { headline: 'Waiter' })).toEqual({ changes: {}, conflicts: [] });
  });

  it('is written where nobody else changed the field', () => {
    expect(merge({ headline: 'Chef' }, { headline: 'Cook' }).changes).toEqual({ headline: 'Chef' });
  });

  it('leaves what somebody else wrote where the editor changed nothing', () => {
    expect(merge({ headline: 'Waiter', salary: 1 }, { headline: 'Waiter', salary: 30_000 })).toEqual({
      changes: { salary: 1 },
      conflicts: [],
    });
  });

  it('meets another one where both changed the field to something else', () => {
    expect(merge({ headline: 'Chef', salary: 1 }, { headline: 'Waiter', salary: 2 })).toEqual({
      changes: {},
      conflicts: ['headline', 'salary'],
    });
    expect(merge({ salary: null }, { salary: 2 }).conflicts).toEqual(['salary']);
  });
});

describe('lists', () => {
  it('take what each side added and left out', () => {
    const now = { destinations: [724, 276] };
    expect(merge({ destinations: [724, 250] }, { destinations: [724, 620] }, now).changes).toEqual({
      destinations: [724, 276, 250],
    });
    expect(merge({ destinations: [620] }, { destinations: [724, 620] }, now).changes).toEqual({ destinations: [276] });
  });

  it('merge texts by their language, and meet in the same one only', () => {
    const texts = (...pairs: [string, string][]) => pairs.map(([language, title]) => ({ language, title }));
    const [base, now] = [{ texts: texts(['de', 'Koch']) }, { texts: texts(['de', 'Koch'], ['fr', 'Cuisinier']) }];
    expect(merge({ texts: texts(['de', 'Küchenchef']) }, base, now).changes).toEqual({
      texts: texts(['de', 'Küchenchef'], ['fr', 'Cuisinier']),
    });
    expect(merge({ texts: texts(['de', 'Koch'], ['fr', 'Chef']) }, base, now).conflicts).toEqual(['texts']);
  });

  it('merge two fields of the same text', () => {
    const text = (title: string, description: string) => ({ texts: [{ language: 'de', title, description }] });
    const [base, now] = [text('Koch', 'Suppen'), text('Koch', 'Suppen und Soßen')];
    expect(merge(text('Küchenchef', 'Suppen'), base, now).changes).toEqual(text('Küchenchef', 'Suppen und Soßen'));
    expect(merge(text('Küchenchef', 'Brühen'), base, now).conflicts).toEqual(['texts']);
  });

  it('are the same whatever the order of the keys that their texts came with', () => {
    const now = { texts: [{ title: 'Koch', language: 'de' }] };
    const texts = [{ language: 'de', title: 'Koch' }];
    const edited = [{ language: 'de', title: 'Küchenchef' }];
    expect(merge({ texts }, {}, now)).toEqual({ changes: {}, conflicts: [] });
    expect(merge({ texts: edited }, { texts }, now)).toEqual({ changes: { texts: edited }, conflicts: [] });
    const theirs = { texts: [...now.texts, { title: 'Cocinero', language: 'es' }] };
    expect(merge({ texts: edited }, { texts }, theirs).changes).toEqual({ texts: [...edited, theirs.texts[1]] });
    expect(merge({ texts: [] }, { texts }, theirs).changes).toEqual({ texts: [theirs.texts[1]] });
  });

  it('are not merged where nothing tells which of their things are the same', () => {
    const places = (...ids: number[]) => ({ places: ids.map((cityId) => ({ cityId })) });
    const edit = () => mergeEdits<{ places: { cityId: number }[] }>(places(1, 2), places(1, 3), places(1));
    expect(edit()).toEqual({ changes: {}, conflicts: ['places'] });
  });
});
