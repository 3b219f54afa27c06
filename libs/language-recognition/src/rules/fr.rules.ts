import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

/** The feminine of a name: "langue anglaise", "italienne", "portugaise". */
function feminine(name: string): string[] {
  if (name.endsWith('en')) return [`${name}ne`];
  if (name === 'grec') return ['grecque'];
  if (name === 'turc') return ['turque'];
  return name.endsWith('e') ? [name] : [`${name}e`];
}

export const frRules: LanguageRules = {
  textLanguage: 'fr',
  adjectives: feminine,
  adjectiveSide: 'after',
  stems: () => [],
  skillEndings: [],
  speakerEndings: [],
  speakers: [
    ['anglophone', 'en'],
    ['germanophone', 'de'],
    ['hispanophone', 'es'],
    ['francophone', 'fr'],
    ['néerlandophone', 'nl'],
    ['arabophone', 'ar'],
    ['lusophone', 'pt'],
    ['italophone', 'it'],
    ['russophone', 'ru'],
  ],
  levels: [
    [
      LEVEL.A2,
      [],
      list('notions | notion | bases | base | basique | élémentaire | scolaire | débutant | quelques mots'),
    ],
    [
      LEVEL.B1,
      list('conversationnel'),
      list('intermédiaire | correct | correcte | moyen | suffisant* | niveau correct | satisfaisant*'),
    ],
    [
      LEVEL.B2,
      list('opérationnel | usuel'),
      list(
        `bon niveau | bon | bonne | bonnes | bonne maîtrise | bonne connaissance | bonnes connaissances | solide | solides | professionnel | professionnelle |
        bonne pratique | bien | technique`,
      ),
    ],
    [
      LEVEL.C1,
      list(
        'courant | courants | courante | couramment | fluide | fluent | avec aisance | à l aise | aisance | parlé couramment',
      ),
      list(
        `très bon | très bonne | très bonnes | très bon niveau | très bonne maîtrise | excellent | excellente | excellents | excellentes | excellent niveau | avancé |
        avancée | confirmé | niveau élevé | haut niveau | irréprochable | très bonne connaissance`,
      ),
    ],
    [LEVEL.C2, list('bilingue | bilingues'), list('parfait | parfaite | parfaitement | parfaite maîtrise')],
    [LEVEL.motherTongue, list('langue maternelle | maternelle | maternel | natif | native | natifs | natives'), []],
  ],
  languageWords: list('langue | langues | langue maternelle | langue étrangère'),
  skill: list(
    `maîtris* | parl* | pratiqu* | connaissance* | niveau | langue | langues | linguistique* | lu | écrit | écrits | écrite | oral | orale | oralement | à l oral | à l écrit |
    rédig* | rédaction | communiqu* | s exprim* | exprim* | comprendre | compréhension | expression`,
  ),
  required: list(
    `exig* | requis | requise | requises | obligatoire* | indispensable* | impérati* | nécessaire* | demand* | minimum | minimal | au moins | devez | doit | impératif | attendu |
    attendue | essentiel*`,
  ),
  wished: list(
    `apprécié* | souhait* | un plus | plus | atout* | avantage* | serait | seraient | idéalement | de préférence | bienvenu* | valorisé* | un atout | éventuellement | bonus | facultati*`,
  ),
  negators: list('pas | sans | non | aucun | aucune | ni | jamais'),
  subjects: list(
    `professeur* | enseignant* | enseign* | cours d | cours de | mathématiques | maths | capes | agrégation | licence | baccalauréat | lycée | collège | section | formateur* |
    formation en | formations en | matière | matières | lettres | littérature | département d`,
  ),
  notices: list(
    `traduction* | tradui* | consultable | également disponible | disponible en | offre également | langue des signes | candidature en | cv en | lettre en | version | dont la langue`,
  ),
  carriers: list(
    `clientèle* | client* | marché* | pays | zone | public | territoire* | population* | partenaire* | groupe | société | cuisine | droit | patient* | environnement | monde`,
  ),
  modes: list(
    'écrit | écrits | écrite | oral | orale | orales | parlé | lu | écrites | connaissance* | maîtrise | niveau | pratique | compétence*',
  ),
  and: list('et | ainsi'),
  or: list('ou'),
  fillers: list('de | d | du | en | l | le | la | les | des | comme | que | notamment | soit | niveau | langue'),
  neighbours: list(
    `l | le | la | les | d | de | du | des | en | un | une | et | ou | parl* | pratiqu* | maîtris* | niveau | langue | langues | avec | votre | vos | notre | son | comme |
    maternelle | notamment | soit | est | sont | dont | si | bien | aussi | rédig* | pari* | comprenant | comprend* | connaître | connaissez | écrire | lire | lisez | écrivez | sachant |
    idéalement | exigence | couramment | possédez | ayant | etes | êtes`,
  ),
  contrasts: list('mais | cependant | toutefois'),
  withWords: list('avec | en | parlant'),
  abbreviations: list('ex | env | min | max | etc | mme | dr | art'),
  stopwords: list(
    'le | la | les | de | des | du | et | en | vous | pour | un | une | dans | nous | est | au | aux | sur | par | avec | votre | que | qui | sont | l | d',
  ),
};
