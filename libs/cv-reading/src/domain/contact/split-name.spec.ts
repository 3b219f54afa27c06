import { describe, expect, it } from '@jest/globals';
import { splitName } from './split-name.js';

describe('a name', () => {
  it.each([
    ['nl', 'Pieter | ’t Hooft'],
    ['nl', 'Anna Maria | van den Berg'],
    ['nl', "Bas | in 't Veld"],
    ['nl', 'Willem | de Vries-Bakker'],
    ['en', "Sean | O'Brien"],
    ['en', 'Sarah Louise | Carter'],
    ['pt', 'Maria João | Ferreira'],
    ['pt', 'Ana Beatriz | Costa Pereira'],
    ['pt', 'João | Silva dos Santos'],
    ['pt', 'Maria do Carmo | Silva'],
    ['pt', 'Inês | Oliveira e Silva'],
    ['es', 'María del Carmen | López Ruiz'],
    ['es', 'Laura | Gómez Sánchez'],
    ['es', 'Pablo | Martínez de la Torre'],
    ['it', 'Luca | De Santis'],
    ['de', 'Karl Friedrich | von der Heide'],
    ['de', 'Hans Peter | Maier'],
    ['sv', 'Anna Karin | Svensson'],
    ['da', 'Søren | Krogh Pedersen'],
    ['bg', 'Мария Петрова | Иванова'],
    ['tr', 'Mehmet Ali | Öztürk'],
    ['hu', 'Eszter | Nagy'],
  ])('in %s with the family name behind: %s', (language, parts) => {
    const [first, last] = parts.split(' | ');
    expect(splitName(`${first} ${last}`, { language, email: null })).toEqual({ first, last });
  });

  it.each([
    ['hu', 'Szőllősi-Kőrös | Ágnes'],
    ['hu', 'Kiss | Anna Mária'],
    ['uk', 'Шевченко | Олена Петрівна'],
    ['uk', 'Гнатюк-Бондар | Ірина'],
    ['it', 'Rossi | Maria Grazia'],
    ['it', 'Di Marco | Anna'],
    ['fr', "N'GUESSAN | Aya"],
    ['fr', 'Le Goff | Yann'],
    ['cs', 'Nováková | Jana'],
    ['el', 'Παπαδόπουλος | Γιώργος'],
    ['de', 'Nguyen | Thi Lan'],
  ])('in %s with the family name before: %s', (language, parts) => {
    const [last, first] = parts.split(' | ');
    expect(splitName(`${last} ${first}`, { language, email: null })).toEqual({ first, last });
  });

  it('is as the address of e-mails has it where a middle name may be either', () => {
    const split = (email: string) => splitName('Zelda Quent Brackmoor', { language: 'en', email });
    expect(split('zelda.quent@mail.example')).toEqual({ first: 'Zelda', last: 'Quent Brackmoor' });
    expect(split('zq.brackmoor@mail.example')).toEqual({ first: 'Zelda Quent', last: 'Brackmoor' });
  });
});
