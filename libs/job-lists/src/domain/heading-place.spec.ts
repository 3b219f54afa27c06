import { describe, expect, it } from '@jest/globals';
import { headingPlace } from './heading-place.js';

describe('a place in a heading', () => {
  it.each([
    ['Cologne', 'Köln', 'in Köln'],
    ['Switzerland', 'Schweiz', 'in der Schweiz'],
    ['Netherlands', 'Niederlande', 'in den Niederlanden'],
    ['United_Kingdom', 'Vereinigtes Königreich', 'im Vereinigten Königreich'],
    ['', 'Irgendwo', 'in Irgendwo'],
  ])('%s has in German the article that it needs: %s', (slug, name, words) => {
    expect(headingPlace({ slug, name }, 'de')).toBe(words);
  });

  it('is its name alone in English, where the heading has the preposition', () => {
    expect(headingPlace({ slug: 'Switzerland', name: 'Switzerland' }, 'en')).toBe('Switzerland');
  });
});
