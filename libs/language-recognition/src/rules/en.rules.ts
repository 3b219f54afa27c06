import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

export const enRules: LanguageRules = {
  textLanguage: 'en',
  adjectives: () => [],
  adjectiveSide: 'before',
  stems: () => [],
  skillEndings: [],
  speakerEndings: [],
  speakers: [],
  levels: [
    [LEVEL.A2, list('elementary'), list('basic | basics | some | a little | beginner*')],
    [
      LEVEL.B1,
      list('conversational | working knowledge | intermediate level'),
      list('intermediate | reasonable | adequate | sufficient | satisfactory'),
    ],
    [
      LEVEL.B2,
      list('upper intermediate | professional working proficiency | limited working proficiency'),
      list('good | solid | strong | confident | sound | decent'),
    ],
    [
      LEVEL.C1,
      list(
        'fluent | fluently | fluency | proficient | proficiency | business fluent | business level | full professional proficiency | full professional',
      ),
      list(
        'very good | very strong | excellent | outstanding | exceptional | advanced | high level | high levels | high standard | impeccable | superb | great',
      ),
    ],
    [
      LEVEL.C2,
      list(
        'near native | native level | native like | mother tongue level | bilingual | fully bilingual | native proficiency | native or bilingual proficiency',
      ),
      list('perfect | flawless | perfectly'),
    ],
    [LEVEL.motherTongue, list('native | natively | native speaker* | mother tongue | first language'), []],
  ],
  languageWords: list('language | languages'),
  skill: list(
    `speak | speaks | speaking | spoken | speaker | speakers | write | writing | written | read | reading | oral | verbal | verbally | orally |
    communicate | communicates | communicating | communication | communication skills | language skill* | linguistic* | command of | knowledge of |
    understanding of | understand | skills in | ability in | converse | conversant | comfortable in | standard of | level of | literacy |
    level or above | level or higher | language | languages | working language`,
  ),
  required: list(
    `required | requires | require | requirement | requirements | essential | must | must have | mandatory | necessary | needed | need | needs |
    minimum | at least | vital | crucial | imperative | obligatory | indispensable | expected | compulsory | prerequisite | have to`,
  ),
  wished: list(
    `desirable | desired | advantage | advantageous | a plus | plus | bonus | an asset | asset | beneficial | preferred | preferable | preferably |
    ideally | nice to have | welcome | helpful | useful | would be great | appreciated | of benefit | favourable | optional | valued | a benefit`,
  ),
  negators: list('no | not | without | neither | isn t | don t | doesn t | aren t | never'),
  subjects: list(
    `teacher* | teach | teaches | teaching | lesson* | gcse | gcses | gcse s | a level | a levels | o level* | maths | math | mathematics | literacy and numeracy |
    numeracy | tutor* | tuition | lecturer* | literature | functional skills | as a foreign language | as a second language | curriculum | esol | tefl | department of | qualifications in`,
  ),
  notices: list(
    `available in | also available | translation* | translator of | translated | translating | apply in | application in | applications in | cv in |
    resume in | cover letter in | equally welcome | sign language | whose first language | first language is not | version of this | published in |
    english translation | applications may be | submitted in`,
  ),
  carriers: list(
    `client* | customer* | patient* | market* | countr* | region* | communit* | population* | audience* | partner* | user* | guest* | area* |
    environment | famil* | resident* | companies | world | media | website*`,
  ),
  modes: list(
    'written | spoken | verbal | oral | writing | speaking | reading | listening | communication | interpersonal | skills | both | speak | write | read | organisational',
  ),
  and: list('and | plus'),
  or: list('or'),
  fillers: list('in | of | the | both | either | also | as | well | e | g | eg | such | like | one | least | at'),
  neighbours: list(
    `is | are | was | will | would | to | at | for | in | on | with | as | both | if | who | that | which | since | because | too | when | from | than |
    only | also | you | we | your | are | can | may | preferred | speaker | speakers | speaking | language | languages | skill | skills | level |
    c1 | c2 | b1 | b2 | a1 | a2 | proficiency | fluency | competence | competency | ability | abilities | is not | please | such | e | knowledge | even |
    should | while | so | among | within | via | daily | every | where | native | natives | abilities`,
  ),
  contrasts: list('but | however | whereas | although | though'),
  withWords: list('with | in | speaking | speaker | speakers'),
  abbreviations: list('e.g | eg | i.e | min | approx | incl | excl | dr | mr | mrs | ms | no | st | vs'),
  stopwords: list(
    'the | and | of | to | in | for | you | we | with | will | our | your | is | are | a | an | be | this | have | that | as | on | at | or',
  ),
};
