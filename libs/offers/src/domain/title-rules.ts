/** How a language names jobs of one gender. */
interface TitleRule {
  /** What ads add to a title for everybody. */
  mark: string;
  /** So many words from the beginning may be the job; what comes later says where, with whom and with what. */
  words: number;
  /** Endings of jobs, of either gender. */
  endings: RegExp;
  /** Jobs that no ending tells. */
  whole: readonly string[];
  /** Words with such an ending that are no job. */
  not: readonly string[];
}

const list = (words: string) => words.split(' ');

const GERMAN: TitleRule = {
  mark: '(m/w/d)',
  words: 4,
  endings:
    /.{2}(?:er|eur|ator|ktor|essor|ist|ent|ant|loge|mann|är)$|(?:er|eur|or|ist|ent|ant|log|är|ärzt|köch|wält|iater)in$|(?:frau|schwester)$|(?:koch|arzt|anwalt)$/u,
  whole: list('koch köchin arzt ärztin friseuse hebamme'),
  not: list(
    'unser unserer unter über immer sommer winter computer server center partner hannover münster oder außer silber einer aller guter junger neuer erfahrener leitender münchener berliner hamburger kölner wiener talent assistent:in event content management department student:in',
  ),
};

const DUTCH: TitleRule = {
  mark: '(m/v/x)',
  words: 3,
  endings: /.{3}(?:man|vrouw|ster|esse|trice|euse|arts-vrouw)$/u,
  whole: list('zuster verpleegster kapster'),
  not: list('amsterdam rooster klooster venster master register semester polyester'),
};

/** By code of the language. Endings are those of ESCO's names of occupations with two forms; a hint may be wrong, and nobody has to follow it. */
export const TITLE_RULES: Readonly<Record<string, TitleRule>> = {
  de: GERMAN,
  gsw: GERMAN,
  fr: {
    mark: '(H/F)',
    words: 2,
    endings: /.{2}(?:eur|ier|ien|cher|ger|seiller|oyer|ant|euse|ière|ienne|chère|gère|seillère|oyère|ante|trice)$/u,
    whole: list(
      'avocat avocate cuisinier employé employée infirmier serveur chargé chargée adjoint adjointe agent agente délégué déléguée apprenti apprentie hôte hôtesse',
    ),
    not: list(
      'premier dernier chantier papier métier courrier atelier extérieur intérieur supérieur manager foyer loyer employer restaurant important pendant avant devant durant suivant courant montant croissant passionnant débutant enfant volant vacant vacante',
    ),
  },
  es: {
    mark: '(H/M)',
    words: 2,
    endings: /.{2}(?:dor|tor|sor|ero|ario|ógrafo|ólogo|dora|tora|sora|era|aria|ógrafa|óloga)$/u,
    whole: list(
      'médico médica técnico técnica abogado abogada encargado encargada empleado empleada delegado delegada administrativo administrativa maestro maestra mecánico mecánica arquitecto arquitecta mozo moza jefe jefa dependiente dependienta presidenta asistenta gobernanta azafato azafata matrona',
    ),
    not: list('sector horario motor enero febrero primera tercera carrera hostelera hostelero área cartera'),
  },
  it: {
    mark: '(M/F)',
    words: 2,
    endings: /.{2}(?:tore|sore|iere|gnere|ario|aio|aiolo|ologo|trice|iera|gnera|aria|aia|aiola|ologa|essa)$/u,
    whole: list(
      'cuoco cuoca commesso commessa impiegato impiegata tecnico tecnica addetto addetta avvocato avvocata architetto architetta medico medica maestro maestra meccanico idraulico sarto sarta hostess',
    ),
    not: list(
      'settore cantiere gennaio febbraio motore quartiere mestiere carriera orario salario calendario necessario vario finanziario finanziaria sanitario sanitaria bancario bancaria alimentario primaria secondaria universitario universitaria',
    ),
  },
  pt: {
    mark: '(M/F)',
    words: 2,
    endings: /.{2}(?:dor|tor|sor|eiro|ário|ólogo|dora|tora|sora|eira|ária|óloga)$/u,
    whole: list(
      'técnico técnica médico médica advogado advogada empregado empregada administrativo administrativa mecânico mecânica',
    ),
    not: list('setor sector horário janeiro fevereiro primeiro primeira motor carreira'),
  },
  pl: {
    mark: '(k/m)',
    words: 2,
    endings:
      /.{2}(?:owca|awca|arz|nik|ier|ator|ktor|ista|log|ciel|wca|arka|niczka|ierka|atorka|ktorka|istka|lożka|cielka|czyni)$/u,
    whole: list('kelner kelnerka kucharz lekarz lekarka pielęgniarka pielęgniarz fryzjer fryzjerka opiekun opiekunka'),
    not: list('październik grudnik czynnik wynik'),
  },
  nl: DUTCH,
  'nl-BE': DUTCH,
  cs: {
    mark: '(m/ž)',
    words: 2,
    endings:
      /.{2}(?:ář|ař|ník|ista|ér|žer|čer|ýr|átor|ktor|tel|ač|eč|ič|ent|ant|olog|[jdvp]ce|ářka|ařka|nice|istka|érka|žerka|čerka|ýrka|átorka|ktorka|telka|ačka|ečka|ička|entka|antka|oložka|kyně)$/u,
    whole: list('sestra servírka technik technička mechanik mechanička pokojská letuška chůva hospodyně švadlena'),
    not: list('hotel vesnice ulice nemocnice železnice večer srdce dokument management moment talent event klient'),
  },
  sk: {
    mark: '(m/ž)',
    words: 2,
    endings:
      /.{2}(?:ár|iar|ník|ista|ér|átor|ktor|teľ|ač|ič|árka|iarka|níčka|istka|érka|átorka|ktorka|teľka|ačka|ička)$/u,
    whole: list('vodič vodička kuchár kuchárka lekár lekárka sestra čašník čašníčka technik technička'),
    not: list('pohár január február'),
  },
  ro: {
    mark: '(m/f)',
    words: 2,
    endings:
      /.{2}(?:tor|fesor|ătar|ier|iner|ioner|ician|ist|olog|oare|oară|ieră|ineră|ioneră|iciană|istă|ologă|iță|easă)$/u,
    whole: list(
      'șofer asistent asistentă consultant consultantă medic avocat avocată arhitect arhitectă contabil contabilă secretar secretară chelner frizer coafor coafeză cofetar brutar pescar zidar tâmplar dulgher zugrav faianțar lăcătuș strungar fierar sudor mecanic electrician paznic portar bibliotecar îngrijitor menajeră bonă dădacă moașă stewardesă',
    ),
    not: list('vânzare sector motor șantier următoare viitoare superioară'),
  },
  el: {
    mark: '(Α/Γ)',
    words: 2,
    endings: /.{2}(?:τής|της|τρια|ιστας|ίστρια|ρας|ισσα|όρος|όρα|λόγος|νόμος)$/u,
    whole: list('μάγειρας μαγείρισσα νοσοκόμα νοσοκόμος σερβιτόρος σερβιτόρα γιατρός'),
    not: list('χώρας ημέρας εταιρίας'),
  },
  hr: {
    mark: '(m/ž)',
    words: 2,
    endings: /.{2}(?:ač|telj|nik|ar|ist|ator|ktor|er|ačica|teljica|nica|arica|istica|atorica|ktorica|erica|erka)$/u,
    whole: list('kuhar kuharica konobar konobarica vozač sestra liječnik liječnica'),
    not: list('zadar hotel siječanj bolnica partner'),
  },
  sl: {
    mark: '(m/ž)',
    words: 2,
    endings: /.{2}(?:ec|lec|telj|nik|ar|ist|ator|ktor|er|alka|ilka|teljica|nica|arica|istka|atorka|ktorka|erka)$/u,
    whole: list('kuhar kuharica natakar natakarica voznik voznica sestra zdravnik zdravnica'),
    not: list('maribor bolnica partner december november september oktober'),
  },
  bg: {
    mark: '(м/ж)',
    words: 2,
    endings: /.{2}(?:ач|тел|ник|ар|ьор|тор|ист|ачка|телка|ничка|арка|ьорка|торка|истка)$/u,
    whole: list('готвач готвачка шофьор шофьорка сервитьор сервитьорка лекар лекарка'),
    not: list('хотел сектор'),
  },
  uk: {
    mark: '(ч/ж)',
    words: 2,
    endings: /.{2}(?:ач|тель|ник|ар|яр|тор|ер|ист|іст|вець|ачка|телька|ниця|арка|ярка|торка|ерка|истка|істка|вчиня)$/u,
    whole: list('кухар кухарка водій водійка офіціант офіціантка лікар лікарка продавець продавчиня'),
    not: list('готель сектор лікарня'),
  },
  ru: {
    mark: '(м/ж)',
    words: 2,
    endings: /.{2}(?:ач|тель|ник|арь|яр|тор|ёр|ист|вец|ачка|тельница|ница|арша|торша|истка|вщица|щица)$/u,
    whole: list('повар водитель официант официантка врач продавец продавщица'),
    not: list('отель сектор больница'),
  },
};
