import { describe, expect, it } from '@jest/globals';
import { titleHint } from './neutral-title.js';

/** What ads are headed with, divided by `|`. */
interface Titles {
  gendered: string;
  neutral: string;
}

const TITLES: Readonly<Record<string, Titles>> = {
  fr: {
    gendered:
      'Conseiller|Conseillère clientèle|Consultant SAP|Consultante|Enseignant en mathématiques|Gérante de magasin|Aide-soignante|Surveillant de nuit|Hôtesse d’accueil|Adjoint administratif|Agent de sécurité|Boulanger|Responsable adjointe',
    neutral:
      'Comptable|Infirmier/Infirmière (h/f)|Conseiller·ère|Consultant.e|Consultant(e) SAP|Conseiller-ère de vente|Vendeur-euse|Restaurant cherche équipe|Juriste|Architecte|Responsable de secteur|Analyste débutant|Manager|Poste vacant',
  },
  es: {
    gendered:
      'Azafata|Jefe de cocina|Jefa de ventas|Dependienta|Dependiente de tienda|Gobernanta de hotel|Secretaria|Mozo de almacén|Delegado comercial|Arquitecta|Matrona|Presidenta',
    neutral:
      'Jefe/a de ventas|Dependiente/a|Azafata/o|Recepcionista|Asistente virtual|Gerente|Ayudante de cocina|Electricista|Fisioterapeuta|Auxiliar de área|Mozo/a de almacén (H/M)|Agente comercial|Cartera de clientes',
  },
  it: {
    gendered:
      'Segretaria|Segretario|Bibliotecaria|Ingegnere civile|Veterinario|Architetto|Medica di base|Infermiera|Idraulico|Hostess di terra|Estetista parrucchiera|Magazziniere',
    neutral:
      'Barista|Farmacista|Segretario/a|Consulente finanziario|Area sanitaria|Docente|Estetista|Receptionist|Assistente|Autista|Analista|Dirigente bancario|Apprendista con orario ridotto|Addetto/a alle vendite',
  },
  cs: {
    gendered:
      'Uklízečka|Uklízeč|Prodejkyně|Prodejce|Průvodce|Zdravotní sestra|Asistentka ředitele|Konzultant|Manažer prodeje|Kurýr|Svářeč|Pokojská|Psycholog|Kuchařka|Kadeřnice',
    neutral:
      'Uklízeč/ka|Prodejce/prodejkyně|Recepční|Účetní|Vedoucí směny|Práce ve skladu|Pokladní|Obsluha strojů|Management hotelu|Směna večer|Zedník (m/ž)|Pomocná síla|Osoba do kuchyně',
  },
  ro: {
    gendered:
      'Chelner|Chelneriță|Zidar|Tâmplar mobilă|Profesor de engleză|Profesoară|Secretară|Contabilă|Consultant vânzări|Recepționeră|Psiholog|Coafeză|Menajeră|Frizer',
    neutral:
      'Chelner/ă|Chelner (m/f)|Profesor/profesoară|Personal de curățenie|Agent de pază|Educație specială|Manager|Seminar de vânzare|Vânzare directă|Director/directoare|Viitoare colegă|Part-time calendar',
  },
  nl: {
    gendered:
      'Timmerman|Poetsvrouw|Kapster|Verpleegster|Directrice|Masseuse|Zuster|Cameraman|Brandweerman|Secretaresse|Schoonmaakster',
    neutral:
      'Verkoper m/v|Medewerker|Verpleegkundige|Kok|Bediende|Leerkracht|Arts|Timmerman/timmervrouw|Registeraccountant|Winkelbediende|Master student',
  },
};

const RULES = { ...TITLES, 'nl-BE': TITLES.nl };

const each = (kind: keyof Titles) =>
  Object.entries(RULES).flatMap(([language, titles]) =>
    (titles?.[kind] ?? '').split('|').map((title) => [language, title] as const),
  );

describe('the rules of titles', () => {
  it.each(each('gendered'))('in %s find that “%s” is for one gender', (language, title) => {
    expect(titleHint(title, language)).not.toBeNull();
  });

  it.each(each('neutral'))('in %s leave “%s” alone', (language, title) => {
    expect(titleHint(title, language)).toBeNull();
  });

  it('read Swiss German titles as German ones', () => {
    expect(titleHint('Verkäuferin', 'gsw')?.proposal).toBe('Verkäuferin (m/w/d)');
  });
});
