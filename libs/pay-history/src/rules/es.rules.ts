import type { PayRules } from './pay-rules.js';

const PAY = '(?:salarios?|sueldos?|remuneracion(?:es)?|retribucion(?:es)?|nominas?|ingresos|honorarios|paga|tarifa)\\b';
const BEFORE = '(?:actual(?:es)?|anterior(?:es)?|ultim[oa]s?|previ[oa]s?|pasad[oa]s?|presente)\\b';
const YOUR = '(?:tu|tus|su|sus|vuestro|vuestra)';

/** Spanish. */
export const SPANISH: PayRules = {
  pay: `${PAY}|salarial`,
  before:
    'actual|anterior|ultim|previ[oa]|pasad|histori|hasta ahora|hoy|antes\\b|presente|ahora\\b|percibid|recientes?\\b',
  hoped:
    'esper(?!amos)|dese(?!amos)|pretens|pretend|aspira|expectativ|(?<!nos )gustaria|quier(?:es|e)\\b|querrias|buscas?\\b|minim|ideal|ofrecid|indicado|con nosotros|aqui\\b|acepta',
  trade:
    'gestion|elabor|calcul|negoci|tramit|software|programa|contab|prepar|confeccion|experiencia (?:en|con)|realiz(?:ad|ast)',
  asks: [
    'cuanto (?:dinero )?(?:~)(?:ganas|gana|ganais|ganan|ganabas?|ganaste|gano|cobras?|cobrais|cobrabas?|cobraste|cobro|percibes?|percibias?)\\b(?! (?:(?:a|por) )?(?:los|las|el|la(?! hora)|una?)\\b)',
    'cuanto (?:has|ha|habias|habia) ~(?:ganado|cobrado|percibido)\\b',
    '(?:lo que|cuanto) ~(?:ganas|cobras|ganabas|cobrabas)\\b',
    'cuanto ~(?:estas?|estais|estaba|estabas) (?:ganando|cobrando)',
    'cuanto (?:te|le|os|les) (?:pagan?|pagaban?|pagaron)\\b',
    'cuanto (?:te |le )?paga ~(?:empresa|jefe|empleador)',
    `(?:cual|cuales|que|como) (?:es|era|son|eran|fue) ${YOUR} (?:\\w+ )?${PAY}`,
    `${YOUR} (?:\\w+ )?${PAY} (?:\\w+ ){0,3}${BEFORE}`,
    `${YOUR} (?:\\w+ ){0,2}${BEFORE} (?:\\w+ )?${PAY}`,
    `que ${PAY} (?:\\w+ )?(?:tienes?|tenias?|tuviste|tuvo|percib\\w+|recib\\w+|cobr\\w+|ganas?|ganabas?)\\b`,
  ],
  asked:
    'indic|indiqu|dinos|diganos|dime|digame|envi|manda|compart|facilit|necesitamos|necesito|saber|conocer|especific|adjunt|trae|traig|aport|incluy',
};
