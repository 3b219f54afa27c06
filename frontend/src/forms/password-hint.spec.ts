import { describe, expect, it } from '@jest/globals';
import { passwordHint } from './password-hint.js';

const strength = (password: string, personal: string[] = []) => passwordHint(password, personal).strength;

describe('the hint about a password', () => {
  it('says nothing about none', () => {
    expect(passwordHint('', ['Anna'])).toEqual({ longEnough: false, impersonal: true, strength: 0 });
  });

  it('asks for ten characters', () => {
    expect(passwordHint('tram7Olive', []).longEnough).toBe(true);
    expect(passwordHint('tram7Oliv', [])).toMatchObject({ longEnough: false, strength: 1 });
  });

  it.each(['aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '1234567890123', 'qwertyuiopasdf', 'abababababab'])(
    'finds %s weak',
    (password) => {
      expect(strength(password)).toBe(1);
    },
  );

  it('finds a name or an address in it', () => {
    expect(passwordHint('kowalska-tram-olive', ['Anna', 'Kowalska', ''])).toMatchObject({
      impersonal: false,
      strength: 1,
    });
    expect(passwordHint('i-love-babel-so-much', ['reader@babel.example'])).toMatchObject({ impersonal: false });
    expect(passwordHint('tram at olive noon', ['Ann', 'Li'])).toMatchObject({ impersonal: true });
  });

  it('likes several words', () => {
    expect(strength('tram7Olive')).toBe(2);
    expect(strength('tram under the olive moon')).toBe(3);
  });
});
