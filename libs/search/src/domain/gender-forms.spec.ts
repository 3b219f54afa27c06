import { describe, expect, it } from '@jest/globals';
import { inFirstForm, namesOfLabel, withoutGenderMarks } from './gender-forms.js';

describe('withoutGenderMarks', () => {
  it.each([
    ['Kellner (m/w/d)', 'Kellner'],
    ['Kellner/in in Köln', 'Kellner in Köln'],
    ['Kellner:innen gesucht', 'Kellner gesucht'],
    ['KellnerIn', 'Kellner'],
    ['Koch/Köchin', 'Koch/Köchin'],
    ['Serveur/euse H/F', 'Serveur'],
    ['Employé(e) polyvalent(e)', 'Employé polyvalent'],
    ['Camarero/a de sala', 'Camarero de sala'],
    ['Σερβιτόρος/α', 'Σερβιτόρος'],
    ['Kierowca K/M', 'Kierowca'],
    ['R&D / Java developer', 'R&D / Java developer'],
    ['Driver C/E', 'Driver C/E'],
  ])('of %p is %p', (title, plain) => {
    expect(withoutGenderMarks(title).trim()).toBe(plain);
  });
});

describe('inFirstForm', () => {
  it.each([
    ['Kundenberaterin', 'de', 'Kundenberater'],
    ['Sachbearbeiterinnen gesucht', 'de', 'Sachbearbeiter gesucht'],
    ['Vendeuse en boulangerie', 'fr', 'Vendeur en boulangerie'],
    ['Directrice technique', 'fr', 'Directeur technique'],
    ['Infirmières', 'fr', 'Infirmiers'],
    ['Technicienne', null, 'Technicien'],
    ['Kundenberaterin', null, 'Kundenberater'],
    ['Kundenberaterin', 'fr', 'Kundenberaterin'],
    ['Berlin office manager', null, 'Berlin office manager'],
  ])('of %p (%p) is %p', (title, language, first) => {
    expect(inFirstForm(title, language)).toBe(first);
  });
});

describe('namesOfLabel', () => {
  it('gives both forms', () => {
    expect(namesOfLabel('Kellner/Kellnerin')).toEqual(['Kellner', 'Kellnerin']);
    expect(namesOfLabel('Diretor técnico/Diretora técnica')).toEqual(['Diretor técnico', 'Diretora técnica']);
    expect(namesOfLabel('waiter')).toEqual(['waiter']);
  });
});
