import { describe, expect, it } from '@jest/globals';
import { readEmploymentTypes } from './employment-types.js';

describe('readEmploymentTypes', () => {
  it.each([
    ['FULL_TIME', [1]],
    ['Full-time', [1]],
    ['FullTime', [1]],
    ['Full-Time', [1]],
    ['Part time', [2]],
    ['PART_TIME', [2]],
    ['TEMPORARY', [4]],
    ['CDD', [4]],
    ['CDI', []],
    ['OTHER', []],
    ['VOLUNTEER', []],
    ['Fast; Heltid', [1]],
    ['Fast; Deltid', [2]],
    ['Annet; Heltid', [1]],
    ['Vikariat; Deltid', [2, 4]],
    ['Prosjekt; Heltid', [1, 4]],
    ['Sesong', [4]],
    ['Engasjement', [4]],
    ['Trainee (Heltid 12-24 mnd)', [1]],
    ['Permanent', []],
    ['Intern', [3]],
    ['INTERN', [3]],
    ['Contract', [4]],
    ['CONTRACTOR', [5]],
    ['Independent Contractor (FT)', [1, 5]],
    ['Werkstudent', [2]],
    ['Apprenticeship', [6]],
    ['Contrat d’apprentissage', [6]],
    ['Ausbildung', [6]],
    ['Lærling', [6]],
    ['Temps plein', [1]],
    ['Teilzeit', [2]],
    ['Praktikum', [3]],
    ['100 %', [1]],
    ['80 %', [2]],
  ])('knows "%s"', (text, types) => {
    expect(readEmploymentTypes([text])).toEqual({ types, unknown: [] });
  });

  it('gives each type once and names unknown words', () => {
    expect(readEmploymentTypes(['FULL_TIME', 'Heltid', 'Zirkus', ''])).toEqual({ types: [1], unknown: ['Zirkus'] });
  });
});
