import { describe, expect, it } from '@jest/globals';
import type { KnownPerson } from './known-person.js';
import { maskText } from './mask-text.js';

const NOBODY: KnownPerson = { names: [], emails: [], phones: [], links: [], organisations: [], countries: [] };
const named = (...names: string[]) => ({ ...NOBODY, names });

describe('a name', () => {
  it.each([
    ['Anna Schmidt', 'I am Anna Schmidt, a nurse', 'I am …, a nurse'],
    ['Anna Schmidt', 'CURRICULUM VITAE – ANNA SCHMIDT – 2', 'CURRICULUM VITAE – … – 2'],
    ['Anna Schmidt', 'Frau A. Schmidt ist Pflegerin', '… ist Pflegerin'],
    ['Anna Schmidt', 'Schmidt A. et al.', '… et al.'],
    ['Anna Schmidt', 'aschmidt, schmidt87 and annaschmidt', '… and …'],
    ['Anna Schmidt', 'bananas from Annaberg, a blacksmith', 'bananas from Annaberg, a blacksmith'],
    ['Jürgen Müller', 'Juergen Mueller, JURGEN MULLER', ''],
    ["Sheila O'Rourke-Lynch", 'Sheila O’Rourke-Lynch cooks', '… cooks'],
    ["Sheila O'Rourke", "O'Rourke's kitchen", '… kitchen'],
    ["Aya N'Guessan", "Formation d'Aya N'GUESSAN", 'Formation …'],
    ['Marek Nowak', 'Marka Nowaka, z Markiem Nowakiem', '…, z …'],
    ['Jana Nováková', 'Janu Novákovou, Jany Novákové', ''],
    ['Jonas Kazlauskas', 'Jono Kazlausko rekomendacija', '… rekomendacija'],
    ['Γιώργος Παπαδόπουλος', 'του Γιώργου Παπαδόπουλου, ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'του …'],
    ['Olena Shevchenko', 'Олена Шевченко, медсестра', '…, медсестра'],
    ['Олена Шевченко', 'Olena Shevchenko, nurse', '…, nurse'],
    ['Maria de la Cruz', 'Jefa de la cocina', 'Jefa de la cocina'],
    ['Tom Baker', 'Baker in a bakery, BAKER', '… in a …'],
    ['Rose Kim', 'rose gardens of Kim', '… gardens of …'],
    ['Tim Li', 'part-time work at all times', 'part-time work at all times'],
  ])('%s is not in “%s”', (name, text, masked) => {
    expect(maskText(text, named(name))).toBe(masked);
  });
});

describe('what leads to somebody', () => {
  it.each([
    ['Write to anna@post.example or anna (at) post.example', 'Write to … or …'],
    ['@annas87 on most sites', '… on most sites'],
    ['Skype: live.anna | Telegram: annas', ''],
    ['skype anna.s87 for meetings on Skype', '… for meetings on Skype'],
    ['see linkedin.com/in/anna-s, www.anna.example/cv and https://xing.com/p/1.', 'see … and …'],
    ['My portfolio: Anna-Photos.COM', 'My …'],
    ['Node.js, ASP.NET, M.Sc., z.B. and e.g. C++', 'Node.js, ASP.NET, M.Sc., z.B. and e.g. C++'],
    ['Call +49 151 23456789 or (0151) 234 567 89', 'Call … or …'],
    ['06 12 34 56 78', ''],
    ['Call 634 567 890', 'Call …'],
    ['tālr. 21 234 567 or Tel.: 234567', 'tālr. … or …'],
    [
      '01.09.2019 – 31.12.2021, 2015-2019 and 1 200 000 customers',
      '01.09.2019 – 31.12.2021, 2015-2019 and 1 200 000 customers',
    ],
    ['ISO 9001:2015 and B2 since 2018', 'ISO 9001:2015 and B2 since 2018'],
    ['12 Harbour Lane, Galway', '…, Galway'],
    ['Musterstraße 12a, 50667 Köln', ''],
    ['Ich wohne Musterring 8 und koche', 'Ich wohne … und koche'],
    ['Ich wohne Konrad-Muster-Straße 12 und koche', 'Ich wohne … und koche'],
    ['Engineering 2015, Transferring 3 plants, Spring 12', 'Engineering 2015, Transferring 3 plants, Spring 12'],
    ['Calle Mayor, 12', ''],
    ['ul. Długa 5/7, kucharz', '…, kucharz'],
  ])('is not in “%s”', (text, masked) => {
    expect(maskText(text, NOBODY)).toBe(masked);
  });

  it('is a number of the country, too, and one that is known', () => {
    expect(maskText('Rufen Sie 301 23 45 an', { ...NOBODY, phones: ['+49303012345'] })).toBe('Rufen Sie … an');
    expect(maskText('Tlf 32 12 34 56', { ...NOBODY, countries: ['DK'] })).toBe('Tlf …');
  });

  it('is a name that they have elsewhere', () => {
    const known = { ...NOBODY, emails: ['blue.falcon@post.example'], links: ['https://github.example/nightowl/'] };
    expect(maskText('I am blue_falcon and nightowl, an office clerk', known)).toBe('I am … and …, an office clerk');
  });
});

describe('facts of a person', () => {
  it.each([
    ['born on 3 May 1990 in Galway', '… in Galway'],
    ['geboren am 03.05.1990, Köchin', '…, Köchin'],
    ['Né le 3 mai 1990', ''],
    ['I am 34 years old and cook', 'I am … and cook'],
    ['10 years of experience, children aged 3 to 6', '10 years of experience, children aged 3 to 6'],
    ["J'ai 34 ans, 10 ans d'expérience", "…, 10 ans d'expérience"],
    ['Date of birth: 03.05.1990 • Nationality: Spanish • Nurse', '… • Nurse'],
    ['Staatsangehörigkeit: polnisch', ''],
    ['Verheiratet, zwei Kinder, Koch', '…, Koch'],
    ['Spanish nationality, EU driving licence: B', '…, EU driving licence: B'],
    ['Führerschein: B, C1E', 'Führerschein: B, C1E'],
    ['Web: HTML, CSS', 'Web: HTML, CSS'],
  ])('are not in “%s”', (text, masked) => {
    expect(maskText(text, NOBODY)).toBe(masked);
  });
});

describe('what looks the same and is written otherwise', () => {
  const known = { ...named('Sam Hill'), organisations: ['Siemens AG'] };

  it.each([
    ['a soft hyphen', 'I am Hi\u00ADll, a cook'],
    ['a sign without width', 'I am Hi\u200Bll, a cook'],
    ['a word joiner', 'I am H\u2060ill, a cook'],
    ['an idle joiner', 'I am Hi\u200Dll, a cook'],
    ['wide letters', 'I am Ｈｉｌｌ, a cook'],
    ['styled letters', 'I am 𝐇𝐢𝐥𝐥, a cook'],
    ['a broken word', 'I am Hi-\n  ll, a cook'],
    ['spaces', 'I am S A M  H I L L, a cook'],
    ['a soft hyphen in an employer', 'I am Sie\u00ADmens AG, a cook'],
    ['dots in the middle of a number', 'I am 601·234·567, a cook'],
    ['wide signs in an address', 'I am kasia＠gmail․com, a cook'],
  ])('is found with %s', (_what, text) => {
    expect(maskText(text, known)).toMatch(/^I am …,? a cook$/);
  });

  it('keeps joiners where they mean something', () => {
    expect(maskText('می\u200Cخواهم', known)).toBe('می\u200Cخواهم');
  });
});

describe('an employer or a school', () => {
  const known = {
    ...NOBODY,
    organisations: ['Beispielwerk AG, Halle', 'Hotel Meridian', 'Université de Nantes', 'SAP SE', 'Restaurant'],
  };

  it.each([
    ['Cook, Hotel Meridian, since 2015', 'Cook, …, since 2015'],
    ['At BEISPIELWERK I welded', 'At … I welded'],
    ['Universite de Nantes: history', '…: history'],
    ['A hotel by the meridian', 'A hotel by the meridian'],
    ['Consultant at SAP', 'Consultant at …'],
  ])('is not in “%s”', (text, masked) => {
    expect(maskText(text, known)).toBe(masked);
  });
});

describe('a masked text', () => {
  it('has lost nothing else, and no line of which nothing is left', () => {
    const text = 'Anna Schmidt\nanna@post.example\nNurse: wounds, nights\n\nI like it.';
    expect(maskText(text, named('Anna Schmidt'))).toBe('Nurse: wounds, nights\n\nI like it.');
  });

  it('takes no longer than its letters', () => {
    for (const piece of [
      'a',
      '1 ',
      'a.',
      '@',
      '- ',
      'born ',
      'Skype: ',
      ' \t',
      'A',
      'Str. A',
      'Aring ',
      'Aa Ring ',
      '1 Aa ',
      'a-',
      'Dr. M ',
      'Kind: ',
    ]) {
      expect(maskText(piece.repeat(30_000), named('Anna'))).toBeDefined();
    }
  });
});
