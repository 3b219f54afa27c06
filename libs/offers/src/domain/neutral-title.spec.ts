import { describe, expect, it } from '@jest/globals';
import { titleHint } from './neutral-title.js';

describe('titleHint', () => {
  it.each([
    ['de', 'Verkäufer', 'Verkäufer (m/w/d)'],
    ['de', 'Erfahrene Krankenschwester', 'Erfahrene Krankenschwester (m/w/d)'],
    ['de', 'Ingenieurin für Brückenbau', 'Ingenieurin für Brückenbau (m/w/d)'],
    ['fr', 'Vendeur en boulangerie', 'Vendeur en boulangerie (H/F)'],
    ['fr', 'Infirmière', 'Infirmière (H/F)'],
    ['es', 'Enfermera de noche', 'Enfermera de noche (H/M)'],
    ['es', 'Cocinero', 'Cocinero (H/M)'],
    ['it', 'Cameriere di sala', 'Cameriere di sala (M/F)'],
    ['it', 'Commessa', 'Commessa (M/F)'],
    ['pt', 'Enfermeiro', 'Enfermeiro (M/F)'],
    ['pl', 'Kierowca', 'Kierowca (k/m)'],
    ['pl', 'Pielęgniarka', 'Pielęgniarka (k/m)'],
    ['nl', 'Timmerman', 'Timmerman (m/v/x)'],
    ['cs', 'Prodavačka', 'Prodavačka (m/ž)'],
    ['sk', 'Učiteľ', 'Učiteľ (m/ž)'],
    ['ro', 'Vânzător', 'Vânzător (m/f)'],
    ['el', 'Πωλητής', 'Πωλητής (Α/Γ)'],
    ['hr', 'Konobar', 'Konobar (m/ž)'],
    ['sl', 'Natakarica', 'Natakarica (m/ž)'],
    ['bg', 'Сервитьор', 'Сервитьор (м/ж)'],
    ['uk', 'Продавець', 'Продавець (ч/ж)'],
    ['ru', 'Учитель', 'Учитель (м/ж)'],
    ['en', 'Senior Salesman, Leeds', 'Senior Salesperson, Leeds'],
    ['en', 'waitress', 'waiter'],
  ])('in %s makes one for everybody of “%s”', (language, title, proposal) => {
    const hint = titleHint(title, language);
    expect(hint?.proposal).toBe(proposal);
    expect(title).toContain(hint?.found);
  });

  it.each([
    ['de', 'Verkäufer (m/w/d)'],
    ['de', 'Verkäufer*in'],
    ['de', 'Verkäufer:in'],
    ['de', 'VerkäuferIn'],
    ['de', 'Verkäufer/-in'],
    ['de', 'Koch/Köchin'],
    ['de', 'Pflegekraft'],
    ['de', 'Leitung Einkauf'],
    ['de', 'Reinigungskraft in Berlin'],
    ['fr', 'Vendeur/vendeuse'],
    ['fr', 'Vendeur H/F'],
    ['fr', 'Vendeur·euse'],
    ['es', 'Enfermero/a'],
    ['es', 'Camarer@'],
    ['es', 'Personal de limpieza'],
    ['it', 'Cameriere/a'],
    ['pl', 'Kierowca (k/m)'],
    ['pl', 'Osoba do obsługi klienta'],
    ['nl', 'Verkoopmedewerker'],
    ['cs', 'Prodavač/ka'],
    ['uk', 'Продавець (ч/ж)'],
    ['en', 'Salesperson'],
    ['en', 'Manager'],
    ['fi', 'Myyjä'],
    ['', ''],
  ])('in %s leaves “%s” alone', (language, title) => {
    expect(titleHint(title, language)).toBeNull();
  });

  it('takes two jobs for no two forms of one', () => {
    expect(titleHint('Koch/Kellner', 'de')?.proposal).toBe('Koch/Kellner (m/w/d)');
  });
});
