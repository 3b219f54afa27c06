import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sanitiseAbout } from '../../libs/companies/src/domain/sanitise-about.js';
import { sanitiseDescription, sanitiseStored } from '../../libs/offers/src/import/normalise/sanitise-description.js';
import { hostileHtml } from './hostile-html.js';
import { faultsOfStoredHtml, treeOf } from './stored-html.js';

const ABOUT = { tags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'] };
const AD = { tags: [...ABOUT.tags, 'h4', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] };

/** Hostile texts by the thousand through everything that makes stored HTML of what people write. */
export function describeStoredHtml(cases: number, seed: number): void {
  describe(`${cases} hostile texts of seed ${seed}`, () => {
    it('become ads of nothing but what an ad may hold, whatever form their letters take later', () => {
      const property = fc.property(hostileHtml, (text) => {
        const { html, text: plain } = sanitiseDescription(text);
        expect(faultsOfStoredHtml(html, AD)).toEqual([]);
        expect(html + plain).not.toMatch(/[\0\ue000-\uf8ff\u202a-\u202e]/);
        expect(plain).toBe(plain.normalize('NFC'));
        expect(treeOf(sanitiseStored(html)?.html ?? html)).toBe(treeOf(html));
      });
      fc.assert(property, { numRuns: cases, seed });
    });

    it('become words of a company with nothing but what those may hold', () => {
      const property = fc.property(hostileHtml, (text) => {
        expect(faultsOfStoredHtml(sanitiseAbout(text), ABOUT)).toEqual([]);
      });
      fc.assert(property, { numRuns: cases, seed });
    });
  });
}
