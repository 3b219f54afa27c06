/** Languages of ad texts for which there are rules. */
export const TEXT_LANGUAGES = ['en', 'fr', 'nb', 'de', 'es', 'sv', 'nl'] as const;

export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/**
 * What languages are called in ads: code, then the names in en, fr, nb, de, es, sv, nl, variants by comma. The first
 * names are those of the reference data (CLDR); variants that ads use were added by hand. Codes are those of the
 * reference data, where `nb` stands for Norwegian.
 */
const TABLE = `
af|afrikaans|afrikaans|afrikaans|afrikaans|afrikáans|afrikaans|afrikaans
am|amharic|amharique|amharisk|amharisch|amárico|amhariska|amhaars
ar|arabic|arabe|arabisk|arabisch|árabe|arabiska|arabisch
az|azerbaijani,azeri|azerbaïdjanais,azéri|aserbajdsjansk|aserbaidschanisch|azerbaiyano,azerí|azerbajdzjanska|azerbeidzjaans
be|belarusian|biélorusse|belarusisk,hviterussisk|belarussisch,weißrussisch|bielorruso|belarusiska,vitryska|belarussisch,wit-russisch
bg|bulgarian|bulgare|bulgarsk|bulgarisch|búlgaro|bulgariska|bulgaars
bn|bengali,bangla|bengali|bengali|bengalisch,bengali|bengalí|bengali|bengaals
bs|bosnian|bosniaque,bosnien|bosnisk|bosnisch|bosnio|bosniska|bosnisch
ca|catalan|catalan|katalansk|katalanisch|catalán,valenciano|katalanska|catalaans
cs|czech|tchèque|tsjekkisk|tschechisch|checo|tjeckiska|tsjechisch
cy|welsh|gallois|walisisk|walisisch|galés|walesiska,kymriska|welsh
da|danish|danois|dansk|dänisch|danés|danska|deens
de|german|allemand|tysk|deutsch|alemán|tyska|duits
el|greek|grec|gresk|griechisch|griego|grekiska|grieks
en|english|anglais|engelsk|englisch|inglés|engelska|engels
es|spanish,castilian|espagnol|spansk|spanisch|español,castellano|spanska|spaans
et|estonian|estonien|estisk,estlandsk|estnisch|estonio|estniska|estisch,ests
eu|basque|basque|baskisk|baskisch|euskera,vasco|baskiska|baskisch
fa|persian,farsi,dari|persan,farsi,dari|persisk,farsi,dari|persisch,farsi,dari|persa,farsi,dari|persiska,farsi,dari|perzisch,farsi,dari
fi|finnish|finnois,finlandais|finsk|finnisch|finés,finlandés|finska|fins
fo|faroese|féroïen|færøysk|färöisch|feroés|färöiska|faeröers
fr|french|français|fransk|französisch|francés|franska|frans
ga|irish,gaeilge|irlandais,gaélique irlandais|irsk|irisch|irlandés|iriska|iers
gd|scottish gaelic|gaélique écossais|skotsk-gælisk|schottisch-gälisch|gaélico escocés|skotsk gaeliska|schots-gaelisch
gl|galician|galicien|galisisk|galicisch|gallego|galiciska|galicisch
gsw|swiss german|suisse allemand|sveitsertysk|schweizerdeutsch,schwyzerdütsch|alemán suizo,suizo alemán|schweizertyska|zwitserduits
gu|gujarati|goudjarati,gujarati|gujarati|gujarati|guyaratí,gujarati|gujarati|gujarati
he|hebrew|hébreu|hebraisk|hebräisch|hebreo|hebreiska|hebreeuws
hi|hindi|hindi|hindi|hindi|hindi|hindi|hindi
hr|croatian|croate|kroatisk|kroatisch|croata|kroatiska|kroatisch
hu|hungarian|hongrois|ungarsk|ungarisch|húngaro|ungerska|hongaars
hy|armenian|arménien|armensk|armenisch|armenio|armeniska|armeens
id|indonesian|indonésien|indonesisk|indonesisch|indonesio|indonesiska|indonesisch
is|icelandic|islandais|islandsk|isländisch|islandés|isländska|ijslands
it|italian|italien|italiensk|italienisch|italiano|italienska|italiaans
ja|japanese|japonais|japansk|japanisch|japonés|japanska|japans
ka|georgian|géorgien|georgisk|georgisch|georgiano|georgiska|georgisch
kk|kazakh|kazakh|kasakhisk|kasachisch|kazajo|kazakiska|kazachs
ko|korean|coréen|koreansk|koreanisch|coreano|koreanska|koreaans
ku|kurdish,kurmanji,sorani|kurde,kurmandji,sorani|kurdisk,kurmanji,sorani|kurdisch,kurmandschi,sorani|kurdo,sorani|kurdiska,kurmanji,sorani|koerdisch,sorani
lb|luxembourgish|luxembourgeois|luxemburgsk|luxemburgisch|luxemburgués|luxemburgiska|luxemburgs
lt|lithuanian|lituanien|litauisk|litauisch|lituano|litauiska|litouws
lv|latvian|letton|latvisk|lettisch|letón|lettiska|lets
mk|macedonian|macédonien|makedonsk|mazedonisch|macedonio|makedonska|macedonisch
mn|mongolian|mongol|mongolsk|mongolisch|mongol|mongoliska|mongools
ms|malay|malais|malayisk|malaiisch|malayo|malajiska|maleis
mt|maltese|maltais|maltesisk|maltesisch|maltés|maltesiska|maltees
my|burmese|birman|burmesisk|birmanisch|birmano|burmesiska|birmaans
nb|norwegian,bokmål|norvégien|norsk,bokmål,nynorsk|norwegisch|noruego|norska|noors
ne|nepali|népalais|nepali|nepalesisch|nepalí|nepalesiska|nepalees
nl|dutch|néerlandais|nederlandsk|niederländisch,holländisch|neerlandés,holandés|nederländska,holländska|nederlands
nl-BE|flemish|flamand|flamsk|flämisch|flamenco|flamländska|vlaams
pa|punjabi,panjabi|pendjabi|panjabi,punjabi|punjabi|punyabí,panyabí|punjabi|punjabi
pl|polish|polonais|polsk|polnisch|polaco|polska|pools
ps|pashto|pachto,pachtou|pashto|paschtu,paschto|pastún|pashto|pasjtoe
pt|portuguese|portugais|portugisisk|portugiesisch|portugués|portugisiska|portugees
rm|romansh|romanche|retoromansk|rätoromanisch|romanche|rätoromanska|reto-romaans
ro|romanian,moldovan|roumain,moldave|rumensk|rumänisch|rumano,moldavo|rumänska|roemeens
ru|russian|russe|russisk|russisch|ruso|ryska|russisch
se|northern sami|same du nord|nordsamisk,samisk|nordsamisch|sami septentrional|nordsamiska,samiska|noord-samisch
si|sinhala|cingalais|singalesisk|singhalesisch|cingalés|singalesiska|singalees
sk|slovak|slovaque|slovakisk|slowakisch|eslovaco|slovakiska|slowaaks
sl|slovenian,slovene|slovène|slovensk|slowenisch|esloveno|slovenska|sloveens
so|somali|somali|somali,somalisk|somali,somalisch|somalí|somaliska|somalisch
sq|albanian|albanais|albansk|albanisch|albanés|albanska|albanees
sr|serbian|serbe|serbisk|serbisch|serbio|serbiska|servisch
sv|swedish|suédois|svensk|schwedisch|sueco|svenska|zweeds
sw|swahili|swahili|swahili|suaheli,swahili|suajili,swahili|swahili|swahili
ta|tamil|tamoul|tamil|tamil,tamilisch|tamil|tamil|tamil
te|telugu|télougou|telugu|telugu|telugu|telugu|telugu
th|thai|thaï,thaïlandais|thai,thailandsk|thailändisch,thai|tailandés|thailändska|thai
ti|tigrinya|tigrigna|tigrinja|tigrinya|tigriña|tigrinja|tigrinya
tl|tagalog,filipino|tagalog,philippin|tagalog,filippinsk|tagalog|tagalo,filipino|tagalog|tagalog
tr|turkish|turc|tyrkisk|türkisch|turco|turkiska|turks
uk|ukrainian|ukrainien|ukrainsk|ukrainisch|ucraniano|ukrainska|oekraïens
ur|urdu|ourdou|urdu|urdu|urdu|urdu|urdu
uz|uzbek|ouzbek|usbekisk|usbekisch|uzbeko|uzbekiska|oezbeeks
vi|vietnamese|vietnamien|vietnamesisk|vietnamesisch|vietnamita|vietnamesiska|vietnamees
wo|wolof|wolof|wolof|wolof|wólof|wolof|wolof
yo|yoruba|yoruba|joruba|yoruba|yoruba|yoruba|yoruba
yue|cantonese|cantonais|kantonesisk|kantonesisch|cantonés|kantonesiska|kantonees
zh|chinese,mandarin,mandarin chinese|chinois,mandarin,chinois mandarin|kinesisk,mandarin|chinesisch,mandarin,hochchinesisch|chino,mandarín,chino mandarín|kinesiska,mandarin|chinees,mandarijn`;

/**
 * Names of the languages in a text language.
 * @returns pairs of name (lower case, as the dictionary writes it) and language code.
 */
export function languageNames(textLanguage: TextLanguage): [name: string, code: string][] {
  const column = TEXT_LANGUAGES.indexOf(textLanguage) + 1;
  return TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const cells = row.split('|');
      const code = cells[0] ?? '';
      return (cells[column] ?? '').split(',').map((name): [string, string] => [name, code]);
    });
}
