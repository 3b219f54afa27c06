import { LANGUAGE_LEVELS as LEVEL } from '@babelboard/language-check';
import { type LanguageRules, list } from './language-rules.js';

/** "lengua inglesa", "alemana", "rusa". */
function feminine(name: string): string[] {
  if (name.endsWith('o')) return [`${name.slice(0, -1)}a`];
  if (name.endsWith('és')) return [`${name.slice(0, -2)}esa`];
  if (name.endsWith('án')) return [`${name.slice(0, -2)}ana`];
  return name.endsWith('ol') ? [`${name}a`] : [];
}

export const esRules: LanguageRules = {
  textLanguage: 'es',
  adjectives: feminine,
  adjectiveSide: 'after',
  stems: () => [],
  skillEndings: [],
  speakerEndings: [],
  speakers: [
    ['angloparlante', 'en'],
    ['hispanohablante', 'es'],
    ['francófono', 'fr'],
    ['germanoparlante', 'de'],
    ['catalanohablante', 'ca'],
  ],
  levels: [
    [
      LEVEL.A2,
      [],
      list(
        'nociones | nociones básicas | básico | básicos | básica | nivel bajo | conocimientos básicos | elemental | principiante',
      ),
    ],
    [
      LEVEL.B1,
      list('conversacional | nivel conversación'),
      list('nivel medio | nivel intermedio | intermedio | medio | aceptable | suficiente'),
    ],
    [
      LEVEL.B2,
      list('nivel medio alto | intermedio alto'),
      list(
        'buen nivel | buen | buena | bueno | buenos | buen dominio | bien | sólido | sólidos | profesional | nivel profesional',
      ),
    ],
    [
      LEVEL.C1,
      list(
        'fluido | fluidos | fluida | fluidez | con fluidez | fluidamente | nivel alto | alto nivel | nivel muy alto | nivel avanzado',
      ),
      list(
        `alto | muy alto | muy buen nivel | muy buen | muy bueno | muy bien | avanzado | avanzados | excelente | excelentes |
        excelente nivel | alto dominio | correctamente | perfeccionado | nivel profesional alto | dominio fluido`,
      ),
    ],
    [
      LEVEL.C2,
      list('bilingüe | bilingües | nivel nativo | casi nativo'),
      list('perfecto | perfecta | perfectamente | perfectamente bien'),
    ],
    [
      LEVEL.motherTongue,
      list('nativo | nativa | nativos | nativas | como nativo | lengua materna | idioma materno | materna'),
      [],
    ],
  ],
  languageWords: list('lengua | idioma | idiomas | lenguas | lengua materna'),
  skill: list(
    `habl* | escri* | redact* | dominio | dominar | domina* | conocimiento* | nivel | idioma | idiomas | lengua | lenguas | lingüístic* | comunic* | entender | expres* | leer | lectura | oral |
    comprensión | manejo | soltura | defend*`,
  ),
  required: list(
    `requier* | requisito* | requerid* | imprescindible* | necesari* | exig* | obligatori* | mínimo | mínima | al menos | debes | deberás | deberán | indispensable* | se pide | pedimos | necesitas |
    preciso | fundamental | es esencial | se necesita | buscamos | hace falta | necesario | esperamos`,
  ),
  wished: list(
    `valora* | valorable* | valoramos | deseable* | un plus | plus | ventaja* | preferible* | preferente* | ideal* | se agradece* | opcional* | bienvenid* | punto a favor | muy valorable | recomendable`,
  ),
  negators: list('no | sin | ningun | ni | ninguna | tampoco'),
  subjects: list(
    `profesor* | clases de | clase de | matemáticas | docente* | academia | asignatura* | filología | departamento de | curso de | cursos de | grado en | licenciatura | magisterio | novela | literatura |
    enseñanza | enseñar | currículo | semana`,
  ),
  notices: list(
    `traducc* | traduci* | traduc* | traductor* | también disponible | disponible en | está disponible | lengua de signos | lengua de señas | lenguaje de signos | currículum en | cv en | candidatura en |
    cuya lengua no`,
  ),
  carriers: list(
    'client* | mercado* | país* | region* | publico | zona* | empresa* | capital | cocina | vino* | socio* | colegio* | entorno',
  ),
  modes: list(
    'hablado | escrito | oral | escrita | hablada | nivel | tanto | dominio | conocimiento* | comunicación | de',
  ),
  and: list('y | e | así'),
  or: list('o | u'),
  fillers: list('de | del | el | la | los | en | también | tanto | como | idioma | nivel | ambos'),
  neighbours: list(
    `el | la | lo | los | del | de | en | un | una | y | e | o | u | con | su | tu | al | habl* | escri* | nivel | idioma | idiomas | lengua | sea | es | son | leer | entender | domin* | como |
    también | además | en | sepas | saber | hablado | escrito | no | sin | ambos | tener | requier* | conocimiento* | estudiar | hables | hable | materna | materno | nativo | preferiblemente`,
  ),
  contrasts: list('pero | aunque | sino'),
  withWords: list('con | en'),
  abbreviations: list('ej | p | aprox | min | max | sr | sra | dr | dra | etc | núm | art'),
  stopwords: list(
    'el | la | los | las | de | del | y | en | un | una | para | con | se | que | por | al | es | su | tu | nuestro | nuestra | más | o | serás | como',
  ),
};
