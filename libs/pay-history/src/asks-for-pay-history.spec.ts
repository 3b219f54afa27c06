import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { adAsksForPayHistory, asksForPayHistory, letterAsksForPayHistory } from './asks-for-pay-history.js';

const FOLDER = new URL('./testing/questions/', import.meta.url);
const FILES = readdirSync(FOLDER);

describe.each(FILES)('questions of %s', (file) => {
  const { refused, accepted }: Record<'refused' | 'accepted', string[]> = JSON.parse(
    readFileSync(new URL(file, FOLDER), 'utf8'),
  );
  it.each(refused)('are refused: %s', async (text) => expect(await asksForPayHistory(text)).toBe(true));
  it.each(accepted)('may be asked: %s', async (text) => expect(await asksForPayHistory(text)).toBe(false));
});

describe('a question', () => {
  it('is refused in more than twelve languages', () => {
    expect(FILES.length).toBeGreaterThan(12);
  });

  it.each([
    'Ein paar Fragen vorab. Where do you live? What is your current salary?',
    'Où habitez-vous ?\nWie viel verdienst du?',
    'HOW MUCH DO YOU EARN',
    'Wie viel  verdienst\tdu',
  ])('is found among others, however it is written: %j', async (text) =>
    expect(await asksForPayHistory(text)).toBe(true),
  );

  it.each(['', '   ', '?!', '12345'])('is none: %j', async (text) => expect(await asksForPayHistory(text)).toBe(false));
});

describe('a letter to an applicant', () => {
  it.each([
    'Hello Ada, thank you. What is your current salary?',
    'Please tell us your current salary.',
    'Please tell us your current salary and bring your last three payslips',
    'We need your last payslip.\nBest regards',
    'Name:\nCurrent salary:',
    'By the way, how much do you earn?',
    'Danke! Bitte nenne uns dein derzeitiges Gehalt.',
    'Bitte teilen Sie uns Ihr bisheriges Jahresgehalt mit.',
    'Bringen Sie bitte Ihre letzten drei Gehaltsabrechnungen mit.',
    'Was hast du zuletzt verdient?',
    'Merci de nous indiquer votre salaire actuel.',
    'Apportez vos trois dernières fiches de paie.',
    'Indíquenos su sueldo anterior, por favor.',
    'Ci dica la Sua RAL attuale.',
    'Diga-nos o seu salário atual.',
    'Laat ons weten wat je huidige salaris is.',
    'Proszę podać obecne zarobki.',
    'Prosím uveďte váš současný plat.',
    'Vă rugăm să ne spuneți salariul actual.',
    'Ποιος είναι ο τωρινός σας μισθός;',
    'Berätta gärna vad din nuvarande lön är.',
  ])('is refused: %s', async (text) => expect(await letterAsksForPayHistory(text)).toBe(true));

  it.each([
    'The salary you mentioned in our last call is fine.',
    'The salary for this position is at present 45,000 euros.',
    'What salary do you expect?',
    'You wrote how much you earn: thank you, but we may not know.',
    'Please bring your papers, and ask for me at the desk.',
    'Das Gehalt liegt derzeit bei 45.000 Euro.',
    'Wie geht es dir gerade? Das Gehalt steht in der Anzeige.',
    'Bringen Sie bitte Ihren letzten Arbeitsvertrag nicht mit, nur einen Ausweis.',
    'Le salaire actuel pour ce poste est de 40 000 euros.',
    'Can you come on Tuesday? We would also talk about pay.',
    '',
  ])('is not: %s', async (text) => expect(await letterAsksForPayHistory(text)).toBe(false));
});

describe('an ad', () => {
  it.each([
    'You cook for our guests.\nPlease state your current salary in your letter.',
    'Please apply with CV, references and your last two payslips.\nPlease attach your last two payslips.',
    'Bitte geben Sie in Ihrer Bewerbung Ihr aktuelles Gehalt an.',
    'Merci d’indiquer votre salaire actuel dans votre lettre.',
    'Indica tu sueldo actual en la carta.',
    'Vermeld je huidige salaris in je brief.',
    'Apply now! What is your current salary?',
  ])('is refused: %j', async (text) => expect(await adAsksForPayHistory(text)).toBe(true));

  it.each([
    'What do you earn?\nAt least 3,200 euros a month.',
    'Was verdienst du?\nMindestens 3.200 Euro brutto.',
    'Wie hoch ist dein Gehalt? Wir zahlen nach Tarif, derzeit 3.200 Euro.',
    'Your salary:\n3,200 euros a month, currently paid 14 times.',
    'We provide a salary above the current market, and tell you so.',
    'Please state the salary that you expect, and when you can start.',
    'Nennen Sie uns bitte Ihre Gehaltsvorstellung und den frühesten Termin.',
    'You bring experience with payroll from your last job.',
    'Combien gagnez-vous ? 2 400 euros brut.',
    '',
  ])('is not: %j', async (text) => expect(await adAsksForPayHistory(text)).toBe(false));
});
