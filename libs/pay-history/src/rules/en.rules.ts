import type { PayRules } from './pay-rules.js';

const PAY =
  '(?:salar(?:y|ies)|wages?|earnings|remuneration|compensation|income|pay ?(?:slip|stub|check|cheque)s?|pay rate|ctc|take home(?: pay)?|(?:hourly|daily|day|weekly|monthly) (?:rate|pay)|(?:base|basic|gross|net|total|annual) pay)\\b';
const PLAIN =
  '(?:(?:base|basic|annual|yearly|monthly|weekly|hourly|daily|gross|net|total|fixed|average|actual|exact|and|or) )*';
const BEFORE = '(?:current|present|last|previous|past|most recent|recent|former|existing|old|prior)';
const EARN = '(?:earn(?:ed|ing)?|paid|take home|taking home|bring(?:ing)? home)\\b(?! (?:a|an|the|your|attention)\\b)';

/** English. */
export const ENGLISH: PayRules = {
  pay: PAY,
  before:
    'current|present\\b|previous|last\\b|past\\b|former|prior|earlier|recent|history|existing|today|nowadays|now\\b|at the moment|so far|until now|old (?:job|employer|salary)|before\\b|used to|drawn',
  hoped:
    '(?<!we )expect|desired?\\b|hope(?:d for| for| to (?:earn|make|get|be))|hoping for|wish(?:ed|es)? (?:for|to (?:earn|make|get|be))|target|aspir|require(?:ment|d)|ideal|minimum|would (?:make|convince|persuade|get) you|would you (?:want|accept|move|change|like to (?:earn|make|get|be|receive))|you (?:would|want|wish|d) (?:like )?(?:to )?(?:earn|make|get|be|receive)|(?:do|would) you want|(?:need|want|like) to (?:earn|make|be paid)|looking for|in mind|asking (?:salary|price|rate|pay)|you asking|acceptable|advertised|offered|with us\\b|here\\b',
  trade:
    'payroll|prepar|calculat|process(?:ed|ing)?\\b|manag(?:e|ed|ing)\\b|negotiat|administ|benchmark|survey|responsible|budget|tools?\\b|software|experience (?:with|in|of)|permit|insurance|claims?\\b|disclosure|transparen',
  asks: [
    `how much (?:money |pay |salary )?(?:do|did|are|were|have|had) you (?:been )?~(?:${EARN}|(?:make|making|made)\\b(?! (?:use|of|sure)\\b))`,
    'how much (?:are|were) you on\\b',
    `what (?:do|did|are|were|have) you (?:been )?(?:(?:currently|presently|now|usually|actually|last|get|getting|being) )*${EARN}`,
    'what (?:do|did|are|were) you (?:(?:currently|now) )?(?:make|making) (?:per|an? (?:hour|day|week|month|year)|now|right now|currently|before)\\b',
    `(?:how much|what) you (?:(?:currently|presently|now|have|had|get|got|were|are|re|ve|used to) )*${EARN}`,
    'how much you (?:(?:currently|presently|now|used to) )?ma[kd]e\\b(?! (?:use|of)\\b)',
    `what(?: ?s| is| was| are| were)? your ${PLAIN}(?:${BEFORE} )?${PLAIN}(?:${PAY}|pay\\b)`,
    `your ${PLAIN}${BEFORE} ${PLAIN}(?:${PAY}|(?:pay|rate)\\b)`,
    `(?:${BEFORE}|your) ~pay ?(?:slip|stub)s?\\b`,
    `(?:what|which) ${PLAIN}(?:${PAY}|pay) (?:do|did|are|were|have|had) you\\b`,
    '(?:do|did|are|were) you (?:(?:currently|already|now) )?earn(?:ing)? (?:more|less|over|under|above|below|at least|about)',
    '(?:do|does|did|is|was) (?:your|the) ~(?:employer|company|boss|firm|job)s? ~pay(?:ing)?\\b(?! (?:attention|for|in|by|on))',
    '(?:salary|pay|wage|earnings|compensation) history',
  ],
  asked:
    '(?:tell|send|give) (?:us|me)\\b|let (?:us|me) know|share (?:with|your|the|what|how)|state (?:your|the|what|how)|indicate|provide (?:us|your|the|proof|details)|disclose|specify|(?:we|i) (?:also )?need\\b|(?:like|want|have) to know|(?:confirm|name|include|mention|attach|upload|enclose|submit|bring)\\b|ask(?:ing)? (?:you )?(?:about|for|what)',
};
