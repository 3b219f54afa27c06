/**
 * Names of places and languages that are everyday words, first names or parts of what work is called. Alone they are words; they are names only
 * after a word that says so (`in Reading`), or where the words find nothing.
 */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  [
    // Words
    'tour reading nice essen split spa bath bar most hof hamm halle lage linden baden brand werder wels buchen singen gross horn born bad stein burg berg tours',
    'man mans brest pau lens sens vire dole die gap orange nord sud est limes vienne cannes creil vichy troyes sete lourdes',
    'como pescara cento latina torre campi monza rho lodi prato massa cuneo sale',
    'leon cadiz soria elda lugo ronda lucena mata camas rota aspe',
    'sale bury deal hove wells corby ware stone street rugby luton march ash poole hull slough epsom bolton wigan sandwich blackpool barking barnet mold flint diss eye rye hay battle hook hope',
    'trans post via port aire mar sol via centro',
    'nis bor bar kula pula krk vis rab brod split zenica tuzla bihac sisak',
    'fot gol mo as bo lund boden flen mora sala lindome mala',
    'mol lier geel bree genk ath mons halle peer aalst',
    'kemi salo lahti',
    'pila pruszkow turek zory tychy nysa sopot kety las brzeg plock lubin',
    'ede tiel hoorn oss goes best',
    'mobile it pr hr sap java crm',
    'polish turkish finish dane',
    // First names
    'nancy florence victoria lourdes santiago adria veronica vera irina elena anna clara lena ida laura marina olga nadia sara',
    'jordan georgia chad malta martin austin',
  ].flatMap((line) => line.split(' ')),
);
