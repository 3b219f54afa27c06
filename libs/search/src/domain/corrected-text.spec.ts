import { describe, expect, it } from '@jest/globals';
import { correctedText } from './corrected-text.js';

const CORRECTIONS = new Map([
  ['sofware', 'software'],
  ['enginer', 'engineer'],
  ['infirmire', 'infirmiere'],
]);

describe('correctedText', () => {
  it.each([
    ['sofware enginer', 'software engineer'],
    ['Sofware-Enginer (m/w/d)', 'software-engineer (m/w/d)'],
    ['lead sofware  enginer', 'lead software  engineer'],
    ['nurse', 'nurse'],
    ['', ''],
  ])('makes of %j %j', (text, corrected) => {
    expect(correctedText(text, CORRECTIONS)).toBe(corrected);
  });

  it('writes a word as it is spelled', () => {
    const spelled = (word: string) => (word === 'infirmiere' ? 'infirmière' : word);
    expect(correctedText('infirmire à Paris', CORRECTIONS, spelled)).toBe('infirmière à Paris');
  });
});
