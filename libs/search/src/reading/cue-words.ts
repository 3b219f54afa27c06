import { foldedWordsOf } from '../domain/words.js';

/**
 * What people type around places, languages and conditions of work, folded (lower case, no marks). One table for all languages: what somebody
 * types need not be in the language of the page, and a word means the same beside a name whatever the rest is written in.
 */

const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap(foldedWordsOf));
const phrases = (...lines: string[]): readonly (readonly string[])[] =>
  lines.flatMap((line) => line.split(',')).map(foldedWordsOf);

/** Before a place. */
export const PLACE_CUES = words(
  'in im bei nahe nach near around at within um rund',
  'en a au aux dans pres em no na nos nas cerca ad nel nella nei',
  'w we v ve vo u i pa te op til la din kod pri',
  'στο στη στην στα στους σε στις в во у на під под',
);

/** Between a cue and a name. */
export const ARTICLES = words(
  'the der die das den dem le la les l el los las il lo gli i de het o os as ten η ο το τη την τον',
);

/** Before a language that an offer asks for. */
export const LANGUAGE_CUES = words(
  'with speak speaks speaking for fluent mit fur auf spreche sprechen',
  'avec parlant parle parler pour con hablando habla hablo hablen para com fala fale falo parla parlo parlano per',
  'z ze s so sa se med met cu me dla do pro za voor til pentru i po na in en em 3',
  'με για с со з із зі от для на по',
);

/** After a language: it is asked for. */
export const LANGUAGE_TAILS = words(
  'speaking speaker speakers native natives fluent fluently language skills',
  'sprechend sprechende sprechender sprechenden kenntnisse kenntnissen sprache sprachkenntnisse sprachkenntnissen muttersprache',
  'parlant parlants courant langue hablante hablantes nativo nativos idioma lengua madrelingua lingua parlante falante falantes',
  'jezyk jezyka jezykiem jazyk jazyka jazykem jazyku jezik jezika jezikom kieli kielta kielinen keel nyelv nyelvu nyelvvel nyelvtudassal nyelvtudas',
  'sprak sprog taal sprekend sprekende talig limba kalba valoda dil bilen',
  'γλωσσα ομιλητες язык языка языком мова мови мовою език',
);

/** What knowing a language is called, before or between. */
export const LANGUAGE_NOUNS = words(
  'idiomas langues lingue sprachen talen jezykow jazyku',
  'knowledge language languages local kenntnisse sprache landessprache sprachkenntnisse sprachkenntnissen connaissance connaissances langue conocimiento conocimientos idioma lengua conoscenza lingua',
  'conhecimento conhecimentos lingua znajomosci znajomosc znajomoscia jezyk jezyka jezykiem znalost znalosti jazyk jazyka jazykem znanja znanje znanjem jezik jezika kunskap kunskaper sprak kendskab sprog kunnskaper',
  'kennis taal kielitaito kielitaitoa kielen nyelvtudas nyelvtudassal cunoasterea limba limbii',
  'γνωση γλωσσα γλωσσας знание знания знанием знанья знанням знання язык языка языком мова мови мовою език езика владение',
);

/** Small words between `without` and what it is without. */
export const FILLERS = words('of any the a an de du des d la le el di del da do og en van der die das une un the');

/** A condition that must not be met. */
export const WITHOUT = words(
  'without no non ohne kein keine keinen sans sin senza sem bez utan uden uten zonder geen ilman fara brez ilma not nicht pas ikke',
  'χωρις διχως без не',
);

/** The same, after what it is without. */
export const WITHOUT_AFTER = words('nelkul');

/** `German not needed`. */
export const NEEDED = words(
  'needed required necessary needed notig noetig erforderlich requis requise necesario necesaria necessario necessaria wymagany wymagana wymagane vyzadovana vyzadovany nodig pakravd kravs',
  'απαραιτητα нужен нужно требуется потрібна',
);

/** `English only`: no other. */
export const ONLY = words(
  'only nur seulement uniquement solo solamente soltanto apenas tylko pouze jen kun bara alleen vain csak doar samo только лише само μονο',
);

export const EXPERIENCE_NOUNS = words(
  'experience erfahrung berufserfahrung vorkenntnisse experiencia esperienza doswiadczenia zkusenosti praxe skusenosti erfarenhet erfaring ervaring kokemusta experienta iskustva izkusenj tapasztalat',
  'εμπειρια опыта опыт досвіду опит',
);

/** A place or a language that is not wanted. */
export const NOT = words('not nicht pas nie nem ne no ikke inte niet ei не όχι');

/** Beside them a language is what is spoken with customers, wherever it stands. */
export const SERVICE_WORDS = words(
  'customer customers service support helpdesk call center centre sales kundendienst kundenservice kundenbetreuer vertrieb ventas atencion clientes televendas atendimento vendas',
  'teleconseiller conseiller assistenza clienti vendite obsluga klienta zakaznicka podpora klantenservice kundtjanst kundeservice asiakaspalvelu ugyfelszolgalat musteri klientu εξυπηρετηση поддержка підтримка',
);

export type RemoteWord = 'Remote' | 'RemoteCountryBased' | 'Hybrid';

export const REMOTE: readonly { value: RemoteWord; phrases: readonly (readonly string[])[] }[] = [
  {
    value: 'Remote',
    phrases: phrases(
      'fully remote, full remote, 100 remote, remote work, remote job, remote jobs, remote, remotely, work from home, working from home, wfh, home office, homeoffice, telework, teleworking',
      'ortsunabhangig, von zu hause, von zuhause, heimarbeit, fernarbeit, teletravail, en teletravail, a distance, teletrabajo, trabajo remoto, desde casa, remoto, em remoto, trabalho remoto, smart working, smartworking, da remoto, da casa, telelavoro',
      'praca zdalna, zdalnie, zdalna, zdalny, prace z domova, z domova, na dialku, praca z domu, thuiswerk, thuiswerken, vanuit huis, pa distans, distans, distansarbete, distansjobb, hjemmefra, hjemmekontor, hjemmearbejde, fjernarbejde',
      'etatyo, etatyona, etana, kaugtoo, nuotolinis darbas, nuotolinis, attalinats darbs, attalinati, tavmunka, otthonrol, home office ban, lucru de acasa, de acasa, telemunca, rad od kuce, rad na daljinu, od kuce, delo od doma, delo na daljavo, uzaktan, uzaktan calisma, evden',
      'τηλεργασια, εξ αποστασεως, απο το σπιτι, удаленно, удаленка, удаленная работа, на удаленке, удалённо, дистанционно, дистанційно, віддалено, віддалена робота, дистанционна работа, от вкъщи, от разстояние',
    ),
  },
  {
    value: 'RemoteCountryBased',
    phrases: phrases(
      'remote within the country, remote within country, remote in country, remote innerhalb des landes, remote im land, remote im inland',
    ),
  },
  {
    value: 'Hybrid',
    phrases: phrases('hybrid, hybride, hibrido, ibrido, hibrydowo, hybridni, υβριδικη, гибрид, хибридно'),
  },
];

/** The wire's numbers of the kinds of contract. */
export const EMPLOYMENT: readonly { value: 1 | 2 | 3 | 4 | 5 | 6; phrases: readonly (readonly string[])[] }[] = [
  {
    value: 1,
    phrases: phrases(
      'full time, fulltime, vollzeit, temps plein, a temps plein, tiempo completo, jornada completa, tempo pieno, full time, tempo integral, pelny etat, plny uvazek, hpp, voltijds, voltijd, heltid, fuldtid, kokopaivainen, kokoaikainen, teljes munkaido, norma intreaga, puno radno vreme, πληρης απασχοληση, полный день, полная занятость, повний день',
    ),
  },
  {
    value: 2,
    phrases: phrases(
      'part time, parttime, teilzeit, minijob, nebenjob, aushilfe, temps partiel, a temps partiel, mi temps, a mi temps, tiempo parcial, media jornada, part time, tempo parziale, meio periodo, tempo parcial, niepelny etat, pol etatu, czesc etatu, castecny uvazek, zkraceny uvazek, brigada, ciastocny uvazok, deeltijd, parttime, bijbaan, deltid, deltidsjobb, osa aikainen, osa aika, osaaikainen, osaaikatyo, reszmunkaido, reszmunkaidos, norma redusa, part timp, pola radnog vremena, skraceno radno vreme, krajsi delovni cas, puse slodzes, ne visas etatas, μερικη απασχοληση, неполный день, частичная занятость, подработка, неповний день, часткова зайнятість, непълно работно време, непълен работен ден, yari zamanli',
    ),
  },
  {
    value: 3,
    phrases: phrases(
      'internship, internships, intern, praktikum, praktikant, praktikantin, pflichtpraktikum, stage, stagiaire, practicas, becario, beca, tirocinio, stagista, estagio, estagiario, staz, praktyki, stáz, harjoittelu, harjoittelupaikka, praktik, praktikplats, praktikplass, gyakornok, internship, praksa, stajyer, staj, πρακτικη, πρακτικη ασκηση, стажировка, стаж, стажування, praktika',
    ),
  },
  { value: 4, phrases: phrases('temporary, fixed term, befristet, befristete, befristeter, befristetes') },
  { value: 5, phrases: phrases('freelance, freelancer, freiberuflich, autonomo, b2b') },
  {
    value: 6,
    phrases: phrases(
      'apprenticeship, apprentice, ausbildung, azubi, lehrstelle, lehrling, alternance, apprentissage, apprendista, apprendistato, larling, laerling, leerling, oppisopimus, ucen',
    ),
  },
];

/** The wire's steps of experience; leading others is what offers are called. */
export const EXPERIENCE: readonly { value: 2 | 3 | 4; phrases: readonly (readonly string[])[] }[] = [
  { value: 2, phrases: phrases('up to 2 years, bis zu 2 jahre, bis 2 jahre') },
  { value: 3, phrases: phrases('2 to 5 years, 2 5 years, 2 bis 5 jahre, 2 5 jahre') },
  { value: 4, phrases: phrases('more than 5 years, over 5 years, mehr als 5 jahre, uber 5 jahre') },
];

/** What a list of jobs is called, and what is said around a search: of no use once something was read. */
export const NOISE = words(
  'job jobs work working vacancy vacancies position positions offer offers hiring wanted needed looking career careers',
  'stelle stellen stellenangebot stellenangebote arbeit arbeiten jobangebote gesucht suche',
  'emploi emplois travail travailler poste postes offre offres recherche trabajo trabajos empleo empleos oferta ofertas busco lavoro lavorare offerte cerco trabalho trabalhar emprego empregos vaga vagas procuro',
  'praca prace prac pracy oferty szukam prace nabidka hledam ponuka werk werken baan vacature vacatures jobb jobba arbete arbeid arbejde stilling stillinger tyo toita tyopaikka tyopaikat munka allas darbas darbs too posao poslovi delo zaposlitev loc locuri munca joburi is ilanlari',
  'δουλεια δουλειες εργασια εργασιες θεσεις работа работу вакансии вакансия ищу робота роботу вакансії шукаю позиции',
);

/** At the ends of what is left they join nothing any more. */
export const CONNECTORS = words(
  'and or und oder et ou y e o i a och og en of ja και ή и й та або или in im en em w v u на в у for fur pour para per dla pro для für with mit avec con com z s med met με с з to de',
);

/** Adjectives for who speaks a language: `anglophone`, `hispanohablante`; by the language's code. */
export const SPEAKER_STEMS: Readonly<Record<string, string>> = {
  anglo: 'en',
  germano: 'de',
  franco: 'fr',
  hispano: 'es',
  italo: 'it',
  luso: 'pt',
  neerlando: 'nl',
  russo: 'ru',
  ruso: 'ru',
  polono: 'pl',
  arabo: 'ar',
  англо: 'en',
  немецко: 'de',
  німецько: 'de',
  україно: 'uk',
  украіно: 'uk',
  русско: 'ru',
  російсько: 'ru',
  польсько: 'pl',
  француско: 'fr',
  французско: 'fr',
};

/** What follows such a stem, or the name of a language itself, in one word. */
export const SPEAKER_ENDINGS: readonly string[] = [
  ...[
    'sprachige',
    'sprachiger',
    'sprachigen',
    'sprachiges',
    'sprachig',
    'sprechende',
    'sprechender',
    'sprechend',
    'kenntnisse',
    'kenntnissen',
  ],
  ...[
    'phones',
    'phone',
    'parlante',
    'parlanti',
    'hablantes',
    'hablante',
    'falantes',
    'falante',
    'fono',
    'fona',
    'fonos',
  ],
  ...[
    'talige',
    'talig',
    'sprekende',
    'sprekend',
    'talande',
    'talende',
    'sproget',
    'spraklig',
    'nkielinen',
    'nkielista',
    'kielinen',
    'jezyczny',
    'jezyczna',
    'jazycny',
  ],
  ...['язычныи', 'язычная', 'говорящии', 'мовних', 'мовнии', 'мовна', 'мовні', 'nyelvu', 'ul'],
];
