/** How a language calls itself, and how its speakers are asked whether they speak it. Not a text to translate. */
export interface SpokenLanguage {
  /** BCP 47, for `lang` attributes. */
  code: string;
  own: string;
  question?: string;
}

const languages: Record<string, SpokenLanguage> = {
  English: { code: 'en', own: 'English', question: 'Do you speak English?' },
  German: { code: 'de', own: 'Deutsch', question: 'Sprichst du Deutsch?' },
  French: { code: 'fr', own: 'Français', question: 'Tu parles français\u00a0?' },
  Spanish: { code: 'es', own: 'Español', question: '¿Hablas español?' },
  Italian: { code: 'it', own: 'Italiano', question: 'Parli italiano?' },
  Portuguese: { code: 'pt', own: 'Português', question: 'Falas português?' },
  Dutch: { code: 'nl', own: 'Nederlands', question: 'Spreek je Nederlands?' },
  Flemish: { code: 'nl-BE', own: 'Vlaams' },
  Swiss_German: { code: 'gsw', own: 'Schwiizerdütsch' },
  Polish: { code: 'pl', own: 'Polski', question: 'Mówisz po polsku?' },
  Swedish: { code: 'sv', own: 'Svenska', question: 'Talar du svenska?' },
  Danish: { code: 'da', own: 'Dansk', question: 'Taler du dansk?' },
  Norwegian: { code: 'no', own: 'Norsk', question: 'Snakker du norsk?' },
  Finnish: { code: 'fi', own: 'Suomi', question: 'Puhutko suomea?' },
  Icelandic: { code: 'is', own: 'Íslenska' },
  Estonian: { code: 'et', own: 'Eesti' },
  Latvian: { code: 'lv', own: 'Latviešu' },
  Lithuanian: { code: 'lt', own: 'Lietuvių' },
  Czech: { code: 'cs', own: 'Čeština', question: 'Mluvíš česky?' },
  Slovak: { code: 'sk', own: 'Slovenčina', question: 'Hovoríš po slovensky?' },
  Slovenian: { code: 'sl', own: 'Slovenščina' },
  Hungarian: { code: 'hu', own: 'Magyar', question: 'Beszélsz magyarul?' },
  Romanian: { code: 'ro', own: 'Română', question: 'Vorbești românește?' },
  Bulgarian: { code: 'bg', own: 'Български', question: 'Говориш ли български?' },
  Greek: { code: 'el', own: 'Ελληνικά', question: 'Μιλάς ελληνικά;' },
  Croatian: { code: 'hr', own: 'Hrvatski', question: 'Govoriš li hrvatski?' },
  Serbian: { code: 'sr', own: 'Српски' },
  Bosnian: { code: 'bs', own: 'Bosanski' },
  Macedonian: { code: 'mk', own: 'Македонски' },
  Albanian: { code: 'sq', own: 'Shqip' },
  Maltese: { code: 'mt', own: 'Malti' },
  Irish: { code: 'ga', own: 'Gaeilge' },
  Luxembourgish: { code: 'lb', own: 'Lëtzebuergesch' },
  Catalan: { code: 'ca', own: 'Català' },
  Basque: { code: 'eu', own: 'Euskara' },
  Galician: { code: 'gl', own: 'Galego' },
  Welsh: { code: 'cy', own: 'Cymraeg' },
  Ukrainian: { code: 'uk', own: 'Українська', question: 'Розмовляєш українською?' },
  Russian: { code: 'ru', own: 'Русский' },
  Belarusian: { code: 'be', own: 'Беларуская' },
  Turkish: { code: 'tr', own: 'Türkçe', question: 'Türkçe biliyor musun?' },
  Georgian: { code: 'ka', own: 'ქართული' },
  Armenian: { code: 'hy', own: 'Հայերեն' },
  Azerbaijani: { code: 'az', own: 'Azərbaycanca' },
  Kazakh: { code: 'kk', own: 'Қазақша' },
  Arabic: { code: 'ar', own: 'العربية' },
  Hebrew: { code: 'he', own: 'עברית' },
  Persian: { code: 'fa', own: 'فارسی' },
  Kurdish: { code: 'ku', own: 'Kurdî' },
  Pashto: { code: 'ps', own: 'پښتو' },
  Urdu: { code: 'ur', own: 'اردو' },
  Hindi: { code: 'hi', own: 'हिन्दी' },
  Bengali: { code: 'bn', own: 'বাংলা' },
  Punjabi: { code: 'pa', own: 'ਪੰਜਾਬੀ' },
  Tamil: { code: 'ta', own: 'தமிழ்' },
  Chinese: { code: 'zh', own: '中文' },
  Cantonese: { code: 'yue', own: '粵語' },
  Japanese: { code: 'ja', own: '日本語' },
  Korean: { code: 'ko', own: '한국어' },
  Vietnamese: { code: 'vi', own: 'Tiếng Việt' },
  Thai: { code: 'th', own: 'ไทย' },
  Indonesian: { code: 'id', own: 'Bahasa Indonesia' },
  Malay: { code: 'ms', own: 'Bahasa Melayu' },
  Tagalog: { code: 'tl', own: 'Tagalog' },
  Swahili: { code: 'sw', own: 'Kiswahili' },
  Somali: { code: 'so', own: 'Soomaali' },
  Amharic: { code: 'am', own: 'አማርኛ' },
  Tigrinya: { code: 'ti', own: 'ትግርኛ' },
  Afrikaans: { code: 'af', own: 'Afrikaans' },
};

/** Slugs, those that most offers ask for first. */
export const SPOKEN_LANGUAGES: string[] = Object.keys(languages);

/** A language by its slug (`Swiss_German`); undefined where its own name is not known here. */
export function spokenLanguage(slug: string): SpokenLanguage | undefined {
  return languages[slug];
}
