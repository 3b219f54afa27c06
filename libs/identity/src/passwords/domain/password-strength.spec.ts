import { describe, expect, it } from '@jest/globals';
import { growth, LINEAR } from '../../../../../test/support/cpu-time.js';
import { passwordWeakness } from './password-strength.js';

const personal = ['Ann', 'irini.almeida@example.test', 'irini', 'almeida', 'Babelboard'];

describe('passwordWeakness', () => {
  it.each([
    ['lantern-or', 'guessable'],
    ['correct horse battery staple', null],
    ['Bücherwurm liest Züge', null],
    ['9 chars ok', null],
    ['k7$Qz!m2', 'short'],
    ['😀😀😀😀😀', 'short'],
    ['1234567890', 'common'],
    ['QwertyUiop', 'common'],
    ['password1234', 'common'],
    ['password12345x', 'guessable'],
    ['aaaaaaaaaaaaaaaaaaaa', 'guessable'],
    ['babelboard-demo', 'personal'],
    ['AlmeidaIrini1', 'personal'],
    ['irini-almeida', 'personal'],
    ['Irini.Almeida@example.test1984', 'personal'],
    ['irini plays the bassoon', null],
    ['savannah-night-river', null],
  ])('%j: %s', (password, weakness) => {
    expect(passwordWeakness(password, personal)).toBe(weakness);
  });

  it('takes hardly longer for a very long one', () => {
    const grown = growth((times) => passwordWeakness('aB3$xY9!kL2@mN5#qR8%'.repeat(times), personal), 10);
    expect(grown).toBeLessThan(LINEAR);
  });
});
