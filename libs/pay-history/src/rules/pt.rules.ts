import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:salarios?|ordenados?|remuneracao|remuneracoes|vencimentos?|rendimentos?|honorarios|(?:valor|preco|tarifa|taxa) (?:por hora|hora|horari[oa]))\\b';
const PROOF = '(?:recibos?|holerites?|contracheques?)(?: de (?:vencimento|salario|ordenado)s?)?\\b';
const BEFORE = '(?:a?c?tua(?:l|is)|atuais|anterior(?:es)?|ultim[oa]s?|previ[oa]s?|passad[oa]s?|presente)\\b';
const YOUR = '(?:seus?|suas?|teus?|tuas?|vossos?|vossas?)';

/** Portuguese. */
export const PORTUGUESE: PayRules = {
  pay: `${PAY}|holerites?\\b|contracheques?\\b|recibos? de (?:vencimento|salario|ordenado)`,
  before:
    'atua[li]|actua[li]|anterior|ultim[oa]|previ[oa]|passad|histori|ate agora|hoje|antes\\b|ganhava|presente|agora\\b',
  hoped:
    'pretend(?!emos)|pretens|esper(?!amos)|desej(?!amos)|expetativ|expectativ|gostaria(?!mos)|quer(?:es|ia|ias)?\\b|procura|minim|ideal|connosco|conosco|aqui\\b|indicado|oferecid|anuncio|aceita',
  trade: 'process|elabor|calcul|negoci|gest(?:ao|iu)|gerir|geriu|software|contab|prepar|experiencia (?:em|com)',
  asks: [
    'quanto (?:dinheiro )?(?:e que )?(?:voce |o senhor |a senhora |tu )?(?:\\w+ )?(?:ganhas?|ganhavas?|ganhaste|ganhou|aufere[s]?|auferia[s]?|recebias?)\\b(?! (?:em|com|uma?|o(?! senhor))\\b)',
    'quanto (?:e que )?(?:voce )?recebes? (?:\\w+ ){0,2}(?:por (?:mes|hora)|de (?:salario|ordenado)|atualmente|hoje)',
    'quanto (?:e que )?(?:lhe|te|vos) (?:paga|pagam|pagava|pagavam)\\b',
    'quanto ~(?:paga|pagava) ~(?:empresa|patrao|empregador)',
    `qua(?:l|is) (?:e |era |sao |eram |foi )?(?:o |a |os |as )?${YOUR} (?:\\w+ )?${PAY}`,
    `${YOUR} (?:\\w+ )?${PAY} (?:\\w+ ){0,3}${BEFORE}`,
    `${YOUR} (?:\\w+ ){0,2}${BEFORE} (?:\\w+ )?(?:${PAY}|${PROOF})`,
    `que ${PAY} (?:e que )?(?:tens|tem|tinhas?|recebe\\w*|recebia\\w*|aufer\\w*|ganha\\w*)\\b`,
  ],
  asked:
    'indic|indiqu|diga|diz nos|envi|mande|partilh|compartilh|comuni|informe|precisamos|preciso|saber|conhecer|especific|anex|junte|traga',
};
