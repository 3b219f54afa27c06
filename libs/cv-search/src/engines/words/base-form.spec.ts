import { foldLetters } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { baseForm } from './base-form.js';

const baseOf = (word: string) => baseForm(foldLetters(word));

describe('the base form', () => {
  it.each([
    ['nurse nurses'],
    ['cook cooks'],
    ['company companies'],
    ['salesman saleswoman salesmen saleswomen'],
    ['waiter waitress waiters waitresses'],
    ['Krankenpfleger Krankenpflegerin Krankenpflegerinnen Krankenpflegern'],
    ['Krankenschwester Krankenschwestern'],
    ['Koch Köchin Köche Köchinnen'],
    ['Ärztin Ärzte Ärztinnen Arztes'],
    ['Bürokauffrau Bürokaufmann Bürokaufleute'],
    ['Journalist Journalistin Journalisten'],
    ['développeur développeuse développeurs développeuses'],
    ['infirmier infirmière infirmiers infirmières'],
    ['directeur directrice director directora directors'],
    ['opérateur opératrice operatore operatrice operator'],
    ['technicien technicienne techniciens'],
    ['vendeur vendeuse'],
    ['infermiere infermiera infermieri'],
    ['camarero camarera camareros camareras'],
    ['profesor profesora profesores'],
    ['enfermeiro enfermeira enfermeiras'],
    ['medewerker medewerkster medewerkers'],
    ['kelner kelnerka kelnerki'],
    ['lekarz lekarka lékař lékařka'],
    ['księgowy księgowa'],
    ['učitel učitelka'],
    ['úředník úřednice'],
    ['sjuksköterska sjuksköterskor sjukskötare'],
    ['λογιστής λογίστρια λογιστές'],
    ['νοσοκόμος νοσοκόμα νοσοκόμοι'],
    ['бухгалтер бухгалтерка бухгалтеры'],
    ['учитель учительница'],
    ['працівник працівниця'],
  ])('is one for %s', (words) => {
    expect(new Set(words.split(' ').map(baseOf)).size).toBe(1);
  });

  it.each([
    ['developer development'],
    ['engineer engine'],
    ['Kraftwerk Krafttraining'],
    ['business bus'],
    ['pilot pilates'],
    ['lager lagune'],
  ])('is another for each of %s', (words) => {
    const bases = words.split(' ').map(baseOf);
    expect(new Set(bases).size).toBe(bases.length);
  });

  it.each(['sap', 'java', 'c++', 'c#', '75011', 'office365', '看護師'])('leaves %s as it is', (word) => {
    expect(baseForm(word)).toBe(word);
  });

  it('of a plural of the Netherlands or of Germany ends like that of the singular', () => {
    expect(baseOf('Kraftwerke')).toBe(baseOf('Kraftwerk'));
    expect(baseOf('verpleegkundigen')).toBe(baseOf('verpleegkundige'));
  });
});
