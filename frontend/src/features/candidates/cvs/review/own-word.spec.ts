import { describe, expect, it } from '@jest/globals';
import { ownWord } from './own-word.js';

describe('ownWord', () => {
  it('is what the CV says where the skill is called otherwise', () => {
    expect(ownWord('Customer care', 'Kundenbetreuung')).toBe('Customer care');
    expect(ownWord('C++', 'C#')).toBe('C++');
  });

  it('is none where only case, accents, hyphens or an addition differ', () => {
    expect(ownWord('python', 'Python (computer programming)')).toBeNull();
    expect(ownWord('Café-Betrieb', 'Cafe Betrieb')).toBeNull();
    expect(ownWord('Python (Computer Programming)', 'Python (computer programming)')).toBeNull();
    expect(ownWord('', 'SQL')).toBeNull();
  });
});
