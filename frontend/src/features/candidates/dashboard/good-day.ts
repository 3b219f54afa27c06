/** How one greets in the morning, during the day and in the evening. Not texts to translate: they greet people in a language of their own. */
type Greetings = readonly [morning: string, day: string, evening: string];

/** By the slugs of languages; those whose letters are not shipped are left out. */
const GREETINGS: Record<string, Greetings> = {
  English: ['Good morning', 'Good afternoon', 'Good evening'],
  German: ['Guten Morgen', 'Guten Tag', 'Guten Abend'],
  French: ['Bonjour', 'Bonjour', 'Bonsoir'],
  Spanish: ['Buenos días', 'Buenas tardes', 'Buenas noches'],
  Italian: ['Buongiorno', 'Buongiorno', 'Buonasera'],
  Portuguese: ['Bom dia', 'Boa tarde', 'Boa noite'],
  Dutch: ['Goedemorgen', 'Goedemiddag', 'Goedenavond'],
  Flemish: ['Goedemorgen', 'Goedemiddag', 'Goedenavond'],
  Swiss_German: ['Guete Morge', 'Grüezi', 'Guete Abig'],
  Polish: ['Dzień dobry', 'Dzień dobry', 'Dobry wieczór'],
  Swedish: ['God morgon', 'God dag', 'God kväll'],
  Danish: ['Godmorgen', 'Goddag', 'Godaften'],
  Norwegian: ['God morgen', 'God dag', 'God kveld'],
  Finnish: ['Hyvää huomenta', 'Hyvää päivää', 'Hyvää iltaa'],
  Icelandic: ['Góðan daginn', 'Góðan daginn', 'Gott kvöld'],
  Estonian: ['Tere hommikust', 'Tere päevast', 'Tere õhtust'],
  Latvian: ['Labrīt', 'Labdien', 'Labvakar'],
  Lithuanian: ['Labas rytas', 'Laba diena', 'Labas vakaras'],
  Czech: ['Dobré ráno', 'Dobrý den', 'Dobrý večer'],
  Slovak: ['Dobré ráno', 'Dobrý deň', 'Dobrý večer'],
  Slovenian: ['Dobro jutro', 'Dober dan', 'Dober večer'],
  Hungarian: ['Jó reggelt', 'Jó napot', 'Jó estét'],
  Romanian: ['Bună dimineața', 'Bună ziua', 'Bună seara'],
  Bulgarian: ['Добро утро', 'Добър ден', 'Добър вечер'],
  Greek: ['Καλημέρα', 'Καλημέρα', 'Καλησπέρα'],
  Croatian: ['Dobro jutro', 'Dobar dan', 'Dobra večer'],
  Serbian: ['Добро јутро', 'Добар дан', 'Добро вече'],
  Bosnian: ['Dobro jutro', 'Dobar dan', 'Dobra večer'],
  Macedonian: ['Добро утро', 'Добар ден', 'Добра вечер'],
  Albanian: ['Mirëmëngjes', 'Mirëdita', 'Mirëmbrëma'],
  Maltese: ['Bonġu', 'Bonġu', 'Bonswa'],
  Irish: ['Maidin mhaith', 'Dia duit', 'Tráthnóna maith'],
  Luxembourgish: ['Gudde Moien', 'Moien', 'Gudden Owend'],
  Catalan: ['Bon dia', 'Bona tarda', 'Bon vespre'],
  Basque: ['Egun on', 'Arratsalde on', 'Gabon'],
  Galician: ['Bos días', 'Boas tardes', 'Boas noites'],
  Welsh: ['Bore da', 'Prynhawn da', 'Noswaith dda'],
  Ukrainian: ['Доброго ранку', 'Добрий день', 'Добрий вечір'],
  Russian: ['Доброе утро', 'Добрый день', 'Добрый вечер'],
  Belarusian: ['Добрай раніцы', 'Добры дзень', 'Добры вечар'],
  Turkish: ['Günaydın', 'İyi günler', 'İyi akşamlar'],
  Georgian: ['დილა მშვიდობისა', 'გამარჯობა', 'საღამო მშვიდობისა'],
  Armenian: ['Բարի լույս', 'Բարի օր', 'Բարի երեկո'],
  Arabic: ['صباح الخير', 'نهارك سعيد', 'مساء الخير'],
  Hebrew: ['בוקר טוב', 'צהריים טובים', 'ערב טוב'],
};

const [MORNING_ENDS, EVENING_BEGINS, NIGHT_ENDS] = [12, 19, 4];
const DAY_MS = 86_400_000;

export interface GoodDay {
  /** Slug of its language. */
  language: string;
  text: string;
}

/** A greeting for this hour in one of these languages, another one every day; null where none of them is known here. */
export function goodDay(languages: readonly string[], now: Date): GoodDay | null {
  const known = languages.filter((slug) => slug in GREETINGS);
  // The day where the person is, not in Greenwich.
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);
  const language = known[day % known.length];
  const greetings = language === undefined ? undefined : GREETINGS[language];
  return language === undefined || greetings === undefined ? null : { language, text: greetings[partOfDay(now)] };
}

function partOfDay(now: Date): 0 | 1 | 2 {
  const hour = now.getHours();
  if (hour < NIGHT_ENDS || hour >= EVENING_BEGINS) return 2;
  return hour < MORNING_ENDS ? 0 : 1;
}
