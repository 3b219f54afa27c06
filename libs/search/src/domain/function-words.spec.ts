import { describe, expect, it } from '@jest/globals';
import { tellingWords } from './function-words.js';
import { wordsOf } from './words.js';

const telling = (text: string) => tellingWords(wordsOf(text)).map(({ raw }) => raw);

describe('tellingWords', () => {
  it.each([
    ['waiter in Cologne', ['waiter', 'Cologne']],
    ['Jobs für Pfleger', ['Pfleger']],
    ['δουλειά σε εστιατόριο', ['εστιατόριο']],
    ['IT', ['IT']],
    ['jobs', ['jobs']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(telling(text)).toEqual(words);
  });
});
