import { type CvWords, list } from './cv-words.js';

export const esWords: CvWords = {
  language: 'es',
  headings: {
    experience: list(
      'trabajé* | trabajado* | trabajos* | experiencia docente | experiencias laborales | experiencias profesionales | antecedentes laborales | experiencia previa | experiencia laboral previa | experiencia de trabajo | experiencia y prácticas | prácticas y experiencia | experiencia internacional | experiencia relevante | desempeño profesional | actividad profesional | trabajos realizados | puestos de trabajo | puestos desempeñados | trabajos | vida laboral | mi experiencia | historia laboral | recorrido profesional | experiencia | experiencia laboral | experiencia profesional | experiencias | historial laboral | trayectoria profesional | trayectoria | empleo | prácticas | historial profesional | trayectoria laboral | *experiencia* | *trayectoria* | empleo*',
    ),
    education: list(
      'estudi* | aprend* | titulación académica | titulaciones académicas | formación y estudios | formación y titulación | estudios oficiales | educación formal | formación académica y complementaria | formación universitaria | estudios universitarios | títulos académicos | estudios cursados | preparación académica | mi formación | nivel de estudios | estudios y formación | estudios académicos | educación | formación | formación académica | estudios | educación y formación | titulación | titulaciones | formación reglada | estudios realizados | historial académico | formación profesional | datos académicos | formación* | educación* | estudio* | titulaci* | *académic*',
    ),
    languages: list(
      'hablo* | lenguajes | nivel de idiomas | idiomas | lenguas | idioma | competencias lingüísticas | conocimientos de idiomas | lenguas extranjeras | idioma* | lengua* | *lingüístic*',
    ),
    skills: list(
      'sé hacer* | se me da* | domino* | programación | software | herramientas y tecnologías | habilidades y competencias | tecnologías y herramientas | skills | conocimientos técnicos | capacidades y competencias personales | competencias personales | habilidades | competencias | aptitudes | conocimientos | informática | conocimientos informáticos | competencias digitales | capacidades | destrezas | herramientas | tecnologías | competencias técnicas | habilidades técnicas | aptitudes principales | programas | competencias profesionales | habilidad* | competencia* | aptitud* | conocimiento* | tecnología* | informática* | herramienta*',
    ),
    contact: list(
      'contacto | datos personales | datos de contacto | información personal | información de contacto | contacto* | datos personales* | datos de*',
    ),
    summary: list(
      'perfil | resumen | sobre mí | objetivo | perfil profesional | extracto | objetivos | acerca de mí | presentación | objetivo profesional | perfil* | resumen* | objetivo*',
    ),
    other: list(
      'otros datos | intereses | aficiones | hobbies | referencias | publicaciones | certificaciones | cursos | voluntariado | otros | proyectos | premios | información adicional | otros datos de interés | formación complementaria | cursos y seminarios | carné de conducir | permiso de conducir | logros | congresos | datos de interés | cursos complementarios | otros méritos | otros* | interes* | aficion* | referencia* | publicacion* | certifica* | curso* | voluntari* | proyecto* | premio* | *complementari* | congreso*',
    ),
  },
  present: list(
    'hasta la actualidad | a la actualidad | hoy en día | hasta hoy | hasta ahora | actualidad | actual | presente | hoy | actualmente | la actualidad | ahora | el presente | hasta la fecha | la fecha | fecha actual | en curso | act',
  ),
  since: list('desde | desde el | a partir de'),
  from: list('de | del | entre'),
  until: list('a | hasta | al | hasta el'),
  seasons: list('primavera | verano | otoño | invierno'),
  months: [[], [], [], [], [], [], [], [], ['sept', 'set', 'setiembre'], [], [], []],
  levels: {
    native: list('nativo | nativa | lengua materna | materno | materna | bilingüe | lengua nativa | idioma materno'),
    C2: list('excelente* | perfecto | dominio'),
    C1: list(
      'avanzado | alto | fluido | fluida | muy bueno | muy buen nivel | nivel avanzado | nivel alto | con fluidez | competencia profesional completa | muy alto',
    ),
    B2: list(
      'bueno | buen nivel | medio-alto | medio alto | nivel medio-alto | bien | profesional | competencia básica profesional | intermedio alto | nivel profesional',
    ),
    B1: list('medio | intermedio | nivel medio | nivel intermedio | conversacional | competencia básica limitada'),
    A2: list(
      'un poco | algo | básico | elemental | nociones | nivel básico | escolar | conocimientos básicos | básicos | nivel elemental',
    ),
    A1: list('principiante | iniciación | inicial'),
  },
  degrees: {
    8: list('doctorado | doctor en | doctora en | phd | doctor'),
    7: list(
      'máster | master | posgrado | ingeniería superior | ingeniero superior | mba | postgrado | licenciatura | licenciado | licenciada | ingeniero de',
    ),
    6: list(
      'grado | graduado | graduada | diplomatura | diplomado | diplomada | ingeniería técnica | ingeniero técnico | ingeniería | ingeniero | arquitectura técnica | magisterio',
    ),
    5: list(
      'técnico superior | técnica superior | ciclo formativo de grado superior | cfgs | fp ii | grado superior | formación profesional de grado superior | fp superior',
    ),
    3: list(
      'bachillerato | técnico en | técnico | técnica | ciclo formativo de grado medio | cfgm | fp | grado medio | bup | cou | formación profesional de grado medio | fp i',
    ),
    2: list('eso | educación secundaria obligatoria | graduado escolar | graduado en eso | egb'),
    1: list('educación primaria'),
  },
  schools: list(
    'universidad | instituto | escuela | colegio | facultad | academia | ies | centro de formación | universitat | politécnica | ceip | uned | centro de estudios | conservatorio | universidad* | institut* | escuela* | cifp',
  ),
  organisations: list(
    's.l. | s.a. | sl | sa | slu | s.l.u. | s.c. | sociedad | grupo | hotel | restaurante | hospital | clínica | banco | ayuntamiento | empresa | tienda | bar | cafetería | fundación | asociación | academia | ceip | colegio | escuela | consultora | estudio | taller | residencia | supermercado* | farmacia | gestoría | bufete | chiringuito | hijos | e hijos | y asociados | asociados | centro | transportes | construcciones | laboratorio* | agencia | ministerio | instituto | universidad | cooperativa | s.coop | bodega* | hermanos | hnos',
  ),
  positions: list(
    'camarero | camarera | jefe | jefa | cocinero | cocinera | maestro | maestra | profesor | profesora | ayudante | dependiente | dependienta | técnico | técnica | ingeniero | ingeniera | director | directora | responsable | administrativo | administrativa | contable | programador | programadora | desarrollador | desarrolladora | enfermero | enfermera | auxiliar | becario | becaria | asistente | comercial | vendedor | vendedora | conductor | conductora | encargado | encargada | operario | operaria | analista | recepcionista | consultor | consultora | diseñador | diseñadora | coordinador | coordinadora | gerente | mozo | socorrista | monitor | monitora | electricista | fontanero | mecánico | peón | limpiador | limpiadora | cajero | cajera | investigador | investigadora | secretario | secretaria | gestor | gestora | administrador | administradora | supervisor | supervisora | cuidador | cuidadora | docente | en prácticas',
  ),
  at: list('en | por la | por el'),
  labels: {
    name: list(
      'nombre y apellidos | nombre completo | apellidos y nombre | apellido(s) / nombre(s) | nombre(s) / apellido(s)',
    ),
    firstName: list('nombre'),
    lastName: list('apellidos | apellido | apellido(s)'),
    address: list('dirección | domicilio | residencia | lugar de residencia | localidad | ciudad'),
    phone: list('teléfono | tel | móvil | tfno | telf | tlf | teléfono móvil | número de teléfono'),
    email: list('correo | correo electrónico | email | e-mail | mail | dirección de correo electrónico'),
    link: list('linkedin | web | sitio web | página web | github | portfolio | portafolio'),
    ignored: list(
      'fecha de nacimiento | nacionalidad | dni | nie | estado civil | lugar de nacimiento | sexo | edad | carné de conducir | fax | nacido | nacida | permiso de conducir | lugar y fecha de nacimiento',
    ),
    dates: list('fechas | fecha | periodo | período | duración'),
    position: list('profesión o cargo desempeñado | puesto | cargo | función | puesto desempeñado | ocupación'),
    employer: list('nombre y dirección de la empresa o empleador | empresa | empleador | nombre de la empresa'),
    activities: list(
      'principales actividades y responsabilidades | funciones | actividades | tareas | responsabilidades | tipo de empresa o sector | logros',
    ),
    title: list('título de la cualificación obtenida | título | titulación | cualificación'),
    school: list(
      'nombre y tipo de la organización educativa o formativa | centro | institución | universidad | centro de estudios | escuela',
    ),
    motherTongue: list(
      'lengua materna | idioma materno | lengua(s) materna(s) | idioma(s) materno(s) | lenguas maternas',
    ),
    otherLanguages: list('otros idiomas | otro(s) idioma(s) | otras lenguas | otra(s) lengua(s)'),
  },
  stopwords: list('y | de | la | el | los | las | del | en | para | con | una | por | al | un | que'),
};
