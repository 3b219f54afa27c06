import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:salaires?|remunerations?|paies?|traitement|appointements|revenus?|tjm|taux (?:horaire|journalier)|tarif (?:horaire|journalier))\\b';
const PROOF = '(?:bulletins?|fiches?|feuilles?) de (?:paie|paye|salaire)';
const BEFORE = '(?:actuel(?:le)?s?|precedent\\w*|dernier\\w*|derniere\\w*|ancien\\w*|anterieur\\w*|passes?)\\b';

/** French. */
export const FRENCH: PayRules = {
  pay: `${PAY}|${PROOF}|salarial`,
  before:
    'actuel|precedent|dernier|ancien|anterieur|passee?s?\\b|historique|jusqu|en poste|aujourd|maintenant|avant\\b|perceviez|percevais',
  hoped:
    '(?<!nous )souhait(?!ons)|attend|attente|pretention|esper(?!ons)|vise[zs]?\\b|desir(?!ons)|(?:voulez|voudriez|voudrais|aimeriez|aimerais) (?:vous|tu) (?!nous|me)|veux tu|accepteri|chez nous|propose|minimum|ideal',
  trade:
    'etabli|gere\\b|gerer|gestion|calcul|negoci|logiciel|experience (?:en|dans|de)|traite[sr]?\\b|controle|comptab|prepar',
  asks: [
    'combien (?:d argent )?(?:gagn|touch|percev|percoi)\\w* (?:vous|tu|on)\\b',
    '(?:combien|ce que|ce qu) (?:est ce que )?(?:vous|tu) ~(?:gagn|touch|percev|percoi)\\w+(?! (?:les|des|la|le|un|une)\\b)',
    'combien (?:avez|as|aviez|avais) (?:vous|tu) (?:gagne|touche|percu)\\b',
    'combien (?:etes|etiez|es|etais) (?:vous|tu) ~paye',
    'combien (?:vous|te) (?:paie|paye|payait|verse|versait|donne)\\b',
    `(?:quel(?:le)?s? (?:est|etait|sont|etaient)|c est quoi|quid de) (?:votre|ton|ta|vos|tes) (?:\\w+ )?${PAY}`,
    `(?:votre|ton|ta|vos|tes) (?:\\w+ ){0,2}${PAY} (?:\\w+ ){0,3}${BEFORE}`,
    `(?:votre|ton|ta|vos|tes) ${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    `(?:vos|tes|votre|ta) (?:\\w+ ){0,2}${PROOF}`,
    `quel(?:le)?s? ${PAY} (?:\\w+ )?(?:percev|percoi|av(?:ez|iez|ais)|touch|gagn|pratiqu|factur|recev|recoi|as)\\w* (?:vous|tu)\\b`,
  ],
  asked:
    'indiqu|precis|dites|communiqu|envoy|donnez|donne\\b|faire part|(?:avons|j ai) besoin|savoir|connaitre|merci de|veuillez|renseign|partag|joindre|joignez|apport|amen|transmett|munir|munissez',
};
