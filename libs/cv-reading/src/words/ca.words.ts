import { type CvWords, list } from './cv-words.js';

export const caWords: CvWords = {
  language: 'ca',
  headings: {
    experience: list(
      'experiència | experiència laboral | experiència professional | experiències | trajectòria professional | historial laboral | pràctiques | *experiènci* | trajectòri*',
    ),
    education: list(
      'educació | formació | formació acadèmica | estudis | educació i formació | titulació | formació* | educació* | estudis* | titulaci* | *acadèmica',
    ),
    languages: list(
      'idiomes | llengües | competències lingüístiques | coneixements d’idiomes | idioma | idiome* | lleng* | *lingüístiques',
    ),
    skills: list(
      'sé fer* | habilitats | competències | aptituds | coneixements | coneixements informàtics | competències digitals | informàtica | eines | tecnologies | habilitat* | competènci* | aptitud* | coneixement* | eines* | tecnologi*',
    ),
    contact: list('contacte | dades personals | dades de contacte | informació personal | contact* | dades*'),
    summary: list(
      'perfil | resum | sobre mi | objectiu | perfil professional | presentació | perfil* | resum* | objectiu*',
    ),
    other: list(
      "interessos | aficions | hobbies | referències | publicacions | certificacions | cursos | voluntariat | projectes | altres | altres dades | carnet de conduir | premis | formació complementària | altres dades d'interès | interess* | afici* | referènci* | publicaci* | certificaci* | curs* | voluntari* | projecte* | altr* | carnet* | premi* | *complementària",
    ),
  },
  present: list("actualitat | l'actualitat | actual | present | avui | actualment | ara | fins ara | avui dia"),
  since: list('des de | des del | des de la'),
  from: list('de | del | d | entre'),
  until: list('a | fins | fins a | al'),
  seasons: list('primavera | estiu | tardor | hivern'),
  levels: {
    native: list('nadiu | nadiva | llengua materna | matern* | bilingüe'),
    C2: list('excel·lent* | perfecte'),
    C1: list('avançat | alt | fluid | fluida | molt bo | molt bona | nivell alt | nivell avançat'),
    B2: list('bo | bona | bon nivell | mitjà-alt | professional'),
    B1: list('mitjà | intermedi | nivell mitjà | conversa'),
    A2: list('una mica | bàsic* | elemental | nocions | nivell bàsic'),
    A1: list('principiant | iniciació'),
  },
  degrees: {
    8: list('doctorat | doctor*'),
    7: list('màster | postgrau | llicenciatura | llicenciat* | enginyeria superior'),
    6: list('grau | diplomatura | enginyeria tècnica | enginyer* | graduat | magisteri'),
    5: list('tècnic superior | cicle formatiu de grau superior | cfgs'),
    3: list('batxillerat | tècnic* | cicle formatiu de grau mitjà | cfgm | bup | cou | fp'),
    2: list('eso | graduat escolar'),
  },
  schools: list('universitat* | institut* | escola* | col·legi* | facultat* | acadèmia | ies | centre de formació'),
  organisations: list(
    's.l. | s.a. | sl | sa | slu | grup | hotel | restaurant | hospital | clínica | banc | ajuntament | empresa | botiga | bar | fundació | associació | forn | estudi | taller | farmàcia | centre | cooperativa',
  ),
  positions: list(
    'cambrer* | cap | cuiner* | mestre* | professor* | ajudant* | dependent* | tècnic* | enginyer* | director* | responsable | administratiu | administrativa | comptable | programador* | desenvolupador* | infermer* | auxiliar | becari | becària | comercial | venedor* | conductor* | encarregat | encarregada | operari | operària | analista | recepcionista | consultor* | dissenyador* | coordinador* | gerent | monitor*',
  ),
  at: list('a'),
  labels: {
    name: list('nom i cognoms | nom complet | cognoms i nom'),
    firstName: list('nom'),
    lastName: list('cognoms | cognom'),
    address: list('adreça | domicili | població | ciutat'),
    phone: list('telèfon | tel | mòbil | telèfon mòbil'),
    email: list('correu | correu electrònic | e-mail | email'),
    link: list('linkedin | web | pàgina web | github'),
    ignored: list('data de naixement | nacionalitat | estat civil | lloc de naixement | dni | sexe | edat'),
    dates: list('dates | data | període'),
    position: list('professió o càrrec ocupat | càrrec | lloc de treball'),
    employer: list("nom i adreça de l'empresa | empresa | ocupador"),
    activities: list('principals activitats i responsabilitats | funcions | tasques'),
    title: list('títol de la qualificació obtinguda | títol | titulació'),
    school: list("nom i tipus de l'organització educativa | centre | institució"),
    motherTongue: list('llengua materna | llengües maternes'),
    otherLanguages: list('altres llengües | altres idiomes'),
  },
  stopwords: list('i | de | la | el | els | les | del | en | per | amb | una | al | un | que | dels'),
};
