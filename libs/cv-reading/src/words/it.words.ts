import { type CvWords, list } from './cv-words.js';

export const itWords: CvWords = {
  language: 'it',
  headings: {
    experience: list(
      'lavorato* | lavori* | esperienza di lavoro | precedenti esperienze | esperienze precedenti | carriera professionale | lavori svolti | esperienze di lavoro | attività professionale | percorso lavorativo | attività lavorative | incarichi | posizioni ricoperte | posizione attuale | attività di ricerca | esperienza | esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale | esperienze professionali | carriera | percorso professionale | lavoro | occupazione | tirocini | stage | attività lavorativa | esperienz* | carriera* | *professionale | *lavorative',
    ),
    education: list(
      'studiato* | imparato* | studi* | studi e formazione | formazione scolastica e universitaria | istruzione e studi | percorso scolastico | carriera scolastica | percorso di studio | studi compiuti | istruzione scolastica | scuola | titoli | diplomi | formazione scolastica | istruzione e titoli | istruzione | formazione | istruzione e formazione | studi | titoli di studio | percorso formativo | formazione accademica | percorso di studi | educazione | formazione e istruzione | istruzion* | formazion* | studi* | *titoli di studio | percorso formativo*',
    ),
    languages: list(
      'parlo* | lingue conosciute | lingue parlate | lingue | lingue straniere | competenze linguistiche | conoscenze linguistiche | madrelingua e altre lingue | conoscenza delle lingue | lingua | lingu* | madrelingua* | *linguistic* | altre lingue*',
    ),
    skills: list(
      'cavo* | so fare* | capace* | software e strumenti | programmi | competenze software | skills | metodi e strumenti | capacità e competenze personali | competenze | capacità e competenze | capacità e competenze tecniche | competenze tecniche | abilità | conoscenze informatiche | competenze informatiche | competenze digitali | strumenti | software | informatica | competenze professionali | capacità | competenze personali | tecnologie | competenz* | capacità* | abilità* | conoscenz* | strument* | software* | tecnologi*',
    ),
    contact: list(
      'contatti | contatto | dati personali | informazioni personali | recapiti | dati anagrafici | informazioni di contatto | contatt* | dati personali* | informazioni personali*',
    ),
    summary: list(
      'profilo | chi sono | profilo professionale | sommario | obiettivo | presentazione | profilo personale | obiettivo professionale | su di me | profilo* | obiettiv* | sintesi*',
    ),
    other: list(
      'interessi | hobby | referenze | pubblicazioni | certificazioni | corsi | volontariato | progetti | altro | autorizzazione | patente | premi | ulteriori informazioni | patenti | consenso | allegati | conferenze | convegni | riconoscimenti | corsi di formazione | altre informazioni | attività di volontariato | trattamento dei dati | patente o patenti | interess* | hobby* | referenz* | pubblicazion* | certificazion* | cors* | volontariat* | progett* | autorizz* | patent* | premi* | ulterior* | consens* | trattamento* | convegn* | conferenz* | riconosciment*',
    ),
  },
  present: list(
    'alla data attuale | data attuale | fino ad oggi | ad ora | a tuttora | oggi | in corso | presente | attuale | attualmente | ad oggi | a oggi | tuttora | ora | corrente | adesso',
  ),
  since: list('dal | da | dall | a partire da | a partire dal'),
  from: list('di | tra | fra'),
  until: list('a | al | ad | all | fino a | fino al'),
  seasons: list('primavera | estate | autunno | inverno'),
  levels: {
    native: list('madrelingua | lingua madre | nativo | nativa | madre lingua | bilingue | livello madrelingua'),
    C2: list('eccellente* | ottim* | perfett* | padronanza'),
    C1: list(
      'fluente | fluent | avanzat* | molto buon* | livello avanzato | completa conoscenza professionale | molto buona',
    ),
    B2: list(
      'buon* | buona conoscenza | professionale | conoscenza professionale | livello buono | intermedio superiore',
    ),
    B1: list(
      'intermedi* | discret* | medio | livello intermedio | conversazione | conoscenza professionale limitata | sufficiente',
    ),
    A2: list(
      'un po | un poco | scolastic* | base | elementar* | nozioni | livello base | di base | conoscenza base | conoscenza scolastica | basilare',
    ),
    A1: list('principiante | livello principiante'),
  },
  degrees: {
    8: list('dottorato | dottorato di ricerca | phd | dottore di ricerca | ph.d.'),
    7: list(
      'laurea magistrale | laurea specialistica | master di secondo livello | laurea in medicina | laurea a ciclo unico | master | laurea vecchio ordinamento | diploma accademico di secondo livello | specializzazione',
    ),
    6: list(
      'laurea | laurea triennale | bachelor | laurea breve | diploma accademico di primo livello | diploma accademico',
    ),
    5: list('its | diploma its | tecnico superiore | diploma di tecnico superiore'),
    4: list('ifts'),
    3: list(
      'diploma | maturità | liceo | diploma di ragioniere | diploma alberghiero | perito | qualifica professionale | istituto tecnico | diploma di maturità | ragioneria | diploma di scuola superiore | qualifica',
    ),
    2: list('licenza media | scuola media | terza media'),
    1: list('scuola elementare | licenza elementare'),
  },
  schools: list(
    'università | istituto | liceo | scuola | politecnico | accademia | conservatorio | ipsseoa | itis | ipsia | ateneo | itc | alma mater | universit* | istitut* | scuola* | cfp | isis | iis | ied',
  ),
  organisations: list(
    's.p.a. | s.r.l. | spa | srl | s.n.c. | snc | s.a.s. | srls | gruppo | società | studio | ristorante | trattoria | albergo | hotel | ospedale | clinica | banca | comune | azienda | impresa | negozio | bar | pizzeria | fondazione | associazione | cooperativa | officina | villaggio | agenzia | fratelli | f.lli | & associati | associati | & figli | e figli | farmacia | laboratorio | casa editrice | tessuti | ministero | supermercato | cantina | pasticceria | panificio | editore | università | istituto | cnr | dipartimento | residence | coop',
  ),
  positions: list(
    'responsabile | impiegat* | contabile | cuoco | cuoca | aiuto | capo | commis | commess* | cameriere | cameriera | ingegnere | tecnic* | operai* | addett* | assistente | stagista | tirocinant* | direttore | direttrice | insegnante | docente | professore | professoressa | infermier* | medico | progettista | sviluppatore | sviluppatrice | programmatore | programmatrice | analista | consulente | segretari* | receptionist | ricercatore | ricercatrice | assegnista | dottorand* | grafic* | designer | architetto | autista | magazzinier* | meccanico | elettricista | idraulico | coordinator* | coordinatrice | manager | venditore | venditrice | educatore | educatrice | apprendista | operatore | operatrice | giornalista | traduttore | traduttrice | ragioniere | ragioniera | muratore | pizzaiolo | barista | chef | praticante | collaborator* | collaboratrice',
  ),
  at: list('presso | c/o'),
  labels: {
    name: list(
      'nome e cognome | cognome e nome | cognome(i) / nome(i) | nome(i) / cognome(i) | cognome nome | nome cognome | nominativo',
    ),
    firstName: list('nome'),
    lastName: list('cognome'),
    address: list('indirizzo | residenza | domicilio | città | residente a | luogo di residenza'),
    phone: list(
      'telefono | cell | cellulare | tel | mobile | recapito telefonico | telefono cellulare | numero di telefono',
    ),
    email: list('e-mail | email | mail | posta elettronica | indirizzo e-mail'),
    link: list('linkedin | sito | sito web | web | github | portfolio'),
    ignored: list(
      'data di nascita | nato | nata | nazionalità | stato civile | luogo di nascita | codice fiscale | sesso | patente | fax | nato a | nata a | luogo e data di nascita | cittadinanza | età | patente di guida',
    ),
    dates: list('date | data | periodo | durata | date (da – a) | date (da a)'),
    position: list(
      'lavoro o posizione ricoperti | posizione | ruolo | mansione | qualifica | tipo di impiego | lavoro o posizione ricoperta | posizione ricoperta | mansioni',
    ),
    employer: list(
      'nome del datore di lavoro | nome e indirizzo del datore di lavoro | datore di lavoro | azienda | ente | società',
    ),
    activities: list(
      'principali attività | principali attività e responsabilità | attività | responsabilità | tipo di attività o settore | principali mansioni e responsabilità | tipo di azienda o settore | attività svolte',
    ),
    title: list('titolo della qualifica rilasciata | titolo | qualifica conseguita | titolo di studio | diploma'),
    school: list(
      "nome dell'istituto | nome e tipo d'organizzazione erogatrice dell'istruzione e formazione | istituto | scuola | università | nome e tipo di istituto di istruzione o formazione | ente erogatore",
    ),
    motherTongue: list('madrelingua | lingua madre | prima lingua | madrelingua(e)'),
    otherLanguages: list('altre lingue | altra(e) lingua(e) | altra lingua | altre lingue straniere'),
  },
  stopwords: list('e | di | la | il | i | le | del | della | in | per | con | una | dei | un | al | delle'),
};
