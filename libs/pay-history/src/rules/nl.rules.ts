import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:\\w*(?:salaris|loon|inkomen|verdiensten?|beloning|bezoldiging|uurtarief|dagtarief|uurloon)|(?:uur|dag)tarief)\\b';
const PROOF = '(?:loon|salaris)(?:strook|stroken|strookje|strookjes|specificaties?)\\b';
const BEFORE = '(?:huidige?|vorige?|laatste?|eerdere?|vroegere?|voormalige?|vorig|actuele?)\\b';
const YOUR = '(?:je|jouw|uw|jullie)';

/** Dutch. */
export const DUTCH: PayRules = {
  pay: `${PAY}|${PROOF}|\\w*verdiende? \\w*salaris|betaald\\b`,
  before:
    'huidig|vorig|laatst|eerder|vroeger|voormalig|momenteel|tot nu toe|op dit moment|nu\\b|vandaag|historie|salarishistorie',
  hoped:
    '(?<!we )(?<!wij )verwacht|\\w*verwachting|gewenst|\\w*wens|\\w*indicatie|zou (?:je|u) (?:\\w+ )?(?:willen|verdien)|streef|wil (?:je|u)\\b|wilt (?:u|je)\\b|(?:je|u) (?:\\w+ )?(?:wilt?|zou willen)\\b|bij ons|hier\\b|minim|akkoord|in de vacature|past\\b',
  trade: '\\w*administratie\\b|verwerk|bereken|onderhandel|software|beheer|ervaring met|opgesteld|vertrouwen',
  asks: [
    '(?:hoeveel|wat) (?:geld |loon |salaris )?verdien(?:de|t)? (?:je|jij|u|jullie)\\b',
    '(?:hoeveel|wat) (?:je|jij|u) (?:\\w+ ){0,4}verdien(?:t|de|d)?\\b',
    '(?:hoeveel|wat) (?:heb|hebt|heeft|had) (?:je|jij|u) (?:\\w+ ){0,5}verdiend\\b',
    '(?:hoeveel|wat) (?:krijg|kreeg|krijgt) (?:je|jij|u) ~(?:betaald|per (?:uur|maand)|netto|bruto)',
    '(?:hoeveel|wat) betaalt? ~(?:werkgever|baas|bedrijf)',
    '(?:hoeveel|wat) betaalde? (?:je|uw) ~(?:werkgever|baas)',
    `(?:wat|hoe hoog|hoeveel) (?:is|was|bedraagt|bedroeg) ${YOUR} (?:\\w+ ){0,2}(?:${PAY})`,
    `${YOUR} ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    `${YOUR} (?:\\w+ ){0,2}${PROOF}`,
    `welk (?:\\w+ )?(?:${PAY}) (?:krijg|kreeg|heb|had|ontvang|ontving|verdien)\\w* (?:je|jij|u)\\b`,
    'laatst ?verdiende? (?:\\w+ )?salaris',
  ],
  asked:
    'vertel|laat (?:ons|me|mij|het) weten|stuur|geef|vermeld|noem|weten|(?:hebben|we|wij) ~nodig|opgeven|doorgeven|ontvangen (?:we|wij)|breng|neem|meenemen|meebrengen|voeg|upload|deel (?:met|je|uw)',
};
