import type { AdVocabulary } from './ad-vocabulary.js';

export const es: AdVocabulary = {
  headings: {
    tasks: 'Qué harás | Tus funciones | Tu día a día',
    profile: 'Qué buscamos | Tu perfil | Qué aportas',
    languages: 'Idiomas | Idiomas que pedimos',
    offer: 'Qué ofrecemos | Qué puedes esperar | Por qué trabajar aquí',
  },
  openings:
    'Estamos creciendo y buscamos a alguien que disfrute trabajando con personas de muchos países. | Hay un puesto libre en nuestro equipo y queremos cubrirlo con una persona que valore el trabajo bien hecho. | ¿Hablas más de un idioma y quieres usarlo todos los días? Entonces sigue leyendo. | ¿Estás pensando en un cambio? Nos gustaría conocerte. | Para este puesto buscamos a una persona tranquila, que sepa escuchar y que termine lo que empieza.',
  about: {
    contact: '{company} atiende a los clientes de marcas conocidas en más de cuarenta idiomas.',
    health: '{company} gestiona clínicas y residencias en las que las personas están por delante de los procesos.',
    hospitality: '{company} gestiona hoteles y restaurantes con huéspedes de todo el mundo.',
    logistics: '{company} transporta mercancías por toda Europa por carretera, ferrocarril y mar.',
    technology: '{company} desarrolla programas en los que confían cada día miles de empresas.',
    finance: '{company} ayuda a familias y empresas a manejar su dinero con seguridad.',
    education: '{company} gestiona colegios y escuelas infantiles en los que conviven varios idiomas.',
    construction: '{company} construye y rehabilita viviendas, colegios y puentes.',
    retail: '{company} tiene tiendas en el centro de las ciudades y vende por internet en toda Europa.',
    travel: '{company} lleva a los viajeros a su destino y los acompaña en el camino.',
    industry: '{company} fabrica máquinas y piezas para muchos sectores.',
    services: '{company} ayuda a otras empresas con los idiomas, las personas y la organización.',
  },
  team: 'En el equipo hay edades, trayectorias y lenguas maternas muy distintas, y todos se ayudan. | Trabajarás en un equipo pequeño, con trato directo y tareas bien repartidas. | Durante las primeras semanas te acompañará una persona con experiencia. | Aquí trabajan compañeros de más de veinte países, y de los errores aprendemos juntos. | Hablamos con franqueza y tomamos las decisiones entre todos.',
  tasks: {
    support:
      'Atender las consultas de los clientes por teléfono, chat y correo | Encontrar una solución en el primer contacto siempre que sea posible | Registrar cada caso con claridad para que otros puedan continuarlo | Trasladar a los demás departamentos lo que piden los clientes',
    nursing:
      'Atender a pacientes y residentes con atención y respeto | Observar los cambios en su estado y anotarlos | Trabajar de cerca con médicos, terapeutas y familias | Hacer un buen traspaso al final de cada turno',
    clinical:
      'Preparar y realizar citas y pruebas | Explicar los resultados y los próximos pasos con palabras sencillas | Documentar cada paso con cuidado | Comentar los casos difíciles con otros profesionales',
    service:
      'Recibir a los clientes y hacer que se sientan como en casa | Tomar pedidos y peticiones en varios idiomas | Echar una mano cuando hay mucho trabajo | Resolver pequeñas quejas en el momento',
    kitchen:
      'Preparar platos con ingredientes frescos | Mantener la cocina limpia y cumplir las normas de higiene | Revisar y almacenar los pedidos | Trabajar codo con codo con la sala',
    cleaning:
      'Limpiar a fondo habitaciones y zonas comunes | Usar los productos de forma segura y sin derroche | Avisar de daños y de material que falta | Cumplir el plan del día con el equipo',
    warehouse:
      'Recibir, revisar y almacenar mercancías | Preparar y embalar pedidos | Mantener el inventario al día con el escáner | Mantener el lugar de trabajo seguro y ordenado',
    transport:
      'Llevar personas o mercancías a su destino con seguridad y puntualidad | Revisar el vehículo antes de cada turno | Tratar con amabilidad a pasajeros y clientes | Llevar al día la documentación de los viajes',
    planning:
      'Planificar las entregas desde el pedido hasta la llegada | Comparar ofertas y negociar con proveedores y transportistas | Controlar costes, existencias y plazos | Resolver retrasos con compañeros de otros países',
    software:
      'Mejorar paso a paso nuestros productos digitales | Revisar el trabajo de los compañeros y pedir su opinión | Hablar con los usuarios y convertir sus necesidades en tareas claras | Documentar el trabajo para que otros puedan continuarlo',
    infrastructure:
      'Mantener en marcha y seguros los sistemas y las redes | Encontrar la causa de los fallos y eliminarla | Planificar y probar actualizaciones y copias de seguridad | Asesorar a los compañeros en materia de seguridad',
    finance:
      'Revisar cifras y preparar informes a tiempo | Llevar cuentas y expedientes completos | Asesorar a clientes y compañeros con palabras claras | Vigilar las normas y los plazos',
    teaching:
      'Preparar las clases y actividades de tu grupo | Apoyar a cada alumno según sus capacidades | Hablar abiertamente con las familias y los compañeros | Participar en proyectos y excursiones',
    construction:
      'Realizar trabajos en obra nueva y en rehabilitación | Leer planos y medir con precisión | Cuidar las herramientas y los materiales | Cumplir las normas de seguridad de la obra',
    shop: 'Aconsejar a los clientes y encontrar lo que les conviene | Presentar bien los productos y reponer las estanterías | Atender la caja | Revisar pedidos y existencias',
    sales:
      'Conseguir nuevos clientes y cuidar a los actuales | Preparar ofertas, presentaciones y campañas | Seguir de cerca el mercado y la competencia | Analizar los resultados y planificar los siguientes pasos',
    tourism:
      'Atender a los viajeros antes y durante su estancia | Resolver dudas sobre reservas, lugares y rutas | Organizar grupos y actividades | Reaccionar con calma cuando cambian los planes',
    production:
      'Fabricar piezas y productos según planos y órdenes de trabajo | Comprobar la calidad y anotar los resultados | Preparar máquinas y herramientas | Mantener el puesto limpio y seguro',
    maintenance:
      'Mantener y reparar máquinas e instalaciones | Encontrar averías con rapidez y seguridad | Planificar revisiones y pedir recambios | Dejar constancia de los trabajos realizados',
    engineering:
      'Desarrollar soluciones técnicas desde la primera idea hasta la entrega | Preparar planos, cálculos y documentos | Coordinar proveedores, centros y clientes | Controlar la calidad, los costes y los plazos',
    office:
      'Organizar citas, documentos y correspondencia | Ser el contacto de compañeros, clientes y administraciones | Preparar contratos, decisiones e informes | Simplificar los procesos de cada día',
    language:
      'Trabajar textos y conversaciones hasta que suenen naturales | Revisar términos, estilo y datos | Aclarar dudas con clientes y especialistas | Mantener glosarios y guías de estilo',
  },
  leadTasks: 'Dirigir el equipo y planificar su trabajo | Responder de los resultados e informar a la dirección',
  sharedTasks:
    'Colaborar con compañeros de otros países | Ayudar a quienes acaban de llegar | Aportar tus ideas para mejorar | Participar en breves reuniones semanales | Tratar con cuidado la información confidencial',
  experience:
    'No hace falta experiencia: te formamos | Primera experiencia en un puesto similar, hasta dos años | De dos a cinco años de experiencia en un puesto similar | Más de cinco años de experiencia en el sector | Experiencia en la dirección de equipos | Varios años de experiencia al frente de un departamento',
  profile:
    'Trabajas con cuidado y con iniciativa | Te gusta trabajar en equipo y también sabes hacerlo de forma autónoma | Mantienes la amabilidad cuando hay mucho trabajo | Tienes una formación adecuada o experiencia comparable | Se puede contar contigo | Te gusta aprender cosas nuevas | Te sientes a gusto con personas de otras culturas | Manejas con soltura los programas habituales',
  benefits:
    'Contrato indefinido después del periodo de prueba | Ayuda con la mudanza, los trámites y la búsqueda de vivienda | Cursos de idiomas gratuitos en horario laboral | Formación continua y posibilidades reales de ascenso | Turnos conocidos con cuatro semanas de antelación | Días libres adicionales por antigüedad | Ayuda para el transporte público | Seguro médico y plan de pensiones | Una persona de referencia durante los primeros seis meses | Comida y fruta fresca en el trabajo',
  remote: {
    Hybrid: 'Dos o tres días de teletrabajo a la semana',
    RemoteCountryBased: 'Teletrabajo desde cualquier lugar del país',
    Remote: 'Teletrabajo desde cualquier lugar de Europa',
  },
  apply:
    'Por favor, inscríbete en nuestra propia página; el botón te lleva allí. | Las candidaturas se envían en nuestra página de empleo, donde también conocerás al equipo.',
  levels:
    'A1 (primeras palabras) | A2 (básico) | B1 (conversación cotidiana) | B2 (bueno) | C1 (fluido) | C2 (excelente) | lengua materna',
  required: 'imprescindible',
  welcome: 'se valora',
  oneOf: 'Uno de estos idiomas',
  labels: { place: 'Lugar de trabajo', working: 'Idioma de trabajo', contract: 'Contrato', salary: 'Salario' },
  colon: ': ',
  contracts: 'jornada completa | jornada parcial | prácticas | temporal | por cuenta propia | aprendizaje',
  periods: { year: 'brutos al año', month: 'brutos al mes', hour: 'brutos por hora' },
  thousands: '.',
  titlePrefixes: { internship: 'Prácticas', apprenticeship: 'Formación dual' },
};
