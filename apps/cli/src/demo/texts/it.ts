import type { AdVocabulary } from './ad-vocabulary.js';

export const it: AdVocabulary = {
  headings: {
    tasks: 'Che cosa farai | Le tue attività | La tua giornata',
    profile: 'Chi cerchiamo | Il tuo profilo | Che cosa porti',
    languages: 'Lingue | Lingue richieste',
    offer: 'Che cosa offriamo | Che cosa ti aspetta | Perché scegliere noi',
  },
  openings:
    'Stiamo crescendo e cerchiamo una persona che ami lavorare con gente di molti Paesi. | Nel nostro gruppo si è liberato un posto e vorremmo affidarlo a chi tiene al lavoro ben fatto. | Parli più di una lingua e vuoi usarla ogni giorno? Allora continua a leggere. | Stai pensando a un cambiamento? Ci piacerebbe conoscerti. | Per questo ruolo cerchiamo una persona calma, che sappia ascoltare e porti a termine ciò che comincia.',
  about: {
    contact: '{company} assiste i clienti di marchi noti in più di quaranta lingue.',
    health: '{company} gestisce cliniche e case di cura in cui le persone vengono prima delle procedure.',
    hospitality: '{company} gestisce alberghi e ristoranti per ospiti di tutto il mondo.',
    logistics: '{company} trasporta merci in tutta Europa su strada, rotaia e mare.',
    technology: '{company} sviluppa software a cui migliaia di imprese si affidano ogni giorno.',
    finance: '{company} aiuta famiglie e imprese a gestire il denaro in sicurezza.',
    education: '{company} gestisce scuole e asili in cui convivono più lingue.',
    construction: '{company} costruisce e ristruttura case, scuole e ponti.',
    retail: '{company} ha negozi nei centri delle città e vende online in tutta Europa.',
    travel: '{company} porta i viaggiatori a destinazione e li assiste lungo il percorso.',
    industry: '{company} produce macchine e componenti per molti settori.',
    services: '{company} aiuta altre aziende con le lingue, le persone e l’organizzazione.',
  },
  team: 'Nel gruppo si incontrano età, percorsi e lingue madri diverse, e tutti si aiutano. | Lavorerai in una piccola squadra con decisioni rapide e compiti chiari. | Nelle prime settimane avrai accanto una persona esperta. | Qui lavorano colleghi di più di venti Paesi, e dagli errori impariamo insieme. | Ci parliamo con franchezza e decidiamo insieme.',
  tasks: {
    support:
      'Rispondere alle domande dei clienti per telefono, chat ed e-mail | Trovare una soluzione già al primo contatto, quando è possibile | Registrare ogni caso con chiarezza, perché altri possano proseguire | Riferire agli altri reparti ciò che chiedono i clienti',
    nursing:
      'Assistere pazienti e ospiti con attenzione e rispetto | Notare i cambiamenti del loro stato e annotarli | Collaborare con medici, terapisti e famiglie | Passare le consegne con cura a fine turno',
    clinical:
      'Preparare e svolgere visite ed esami | Spiegare i risultati e i passi successivi con parole semplici | Documentare ogni passaggio con cura | Discutere i casi difficili con altri professionisti',
    service:
      'Accogliere gli ospiti e farli sentire a casa | Prendere ordini e richieste in più lingue | Dare una mano nei momenti di punta | Risolvere sul posto i piccoli reclami',
    kitchen:
      'Preparare piatti con ingredienti freschi | Tenere pulita la cucina e rispettare le norme igieniche | Controllare e sistemare le consegne | Lavorare fianco a fianco con la sala',
    cleaning:
      'Pulire a fondo camere e spazi comuni | Usare i prodotti in modo sicuro e senza sprechi | Segnalare danni e materiale mancante | Rispettare il programma della giornata con la squadra',
    warehouse:
      'Ricevere, controllare e sistemare le merci | Preparare e imballare gli ordini | Tenere aggiornate le giacenze con lo scanner | Tenere il posto di lavoro sicuro e in ordine',
    transport:
      'Portare persone o merci a destinazione in sicurezza e in orario | Controllare il veicolo prima di ogni turno | Essere un contatto cortese per passeggeri e clienti | Tenere in ordine i documenti di viaggio',
    planning:
      'Pianificare le consegne dall’ordine all’arrivo | Confrontare le offerte e trattare con fornitori e vettori | Tenere d’occhio costi, scorte e scadenze | Risolvere i ritardi con i colleghi di altri Paesi',
    software:
      'Sviluppare passo dopo passo i nostri prodotti digitali | Rivedere il lavoro dei colleghi e chiedere il loro parere | Parlare con gli utenti e tradurre i bisogni in compiti chiari | Documentare il lavoro perché altri possano proseguire',
    infrastructure:
      'Mantenere sistemi e reti funzionanti e sicuri | Trovare la causa dei guasti ed eliminarla | Pianificare e provare aggiornamenti e copie di sicurezza | Consigliare i colleghi sui temi della sicurezza',
    finance:
      'Controllare i dati e preparare i rapporti in tempo | Tenere conti e pratiche in ordine | Consigliare clienti e colleghi con parole chiare | Vigilare su norme e scadenze',
    teaching:
      'Preparare lezioni e attività per il tuo gruppo | Sostenere ogni allievo secondo le sue capacità | Parlare apertamente con famiglie e colleghi | Partecipare a progetti e gite',
    construction:
      'Eseguire lavori su edifici nuovi e vecchi | Leggere i disegni e misurare con precisione | Avere cura di attrezzi e materiali | Rispettare le norme di sicurezza in cantiere',
    shop: 'Consigliare i clienti e trovare ciò che fa per loro | Presentare bene i prodotti e riempire gli scaffali | Lavorare alla cassa | Controllare consegne e scorte',
    sales:
      'Trovare nuovi clienti e seguire quelli attuali | Preparare offerte, presentazioni e campagne | Osservare il mercato e la concorrenza | Valutare i risultati e pianificare i passi successivi',
    tourism:
      'Assistere i viaggiatori prima e durante il soggiorno | Rispondere a domande su prenotazioni, luoghi e percorsi | Organizzare gruppi e attività | Reagire con calma quando i programmi cambiano',
    production:
      'Realizzare pezzi e prodotti secondo disegni e ordini di lavoro | Controllare la qualità e annotare i risultati | Attrezzare macchine e utensili | Tenere la postazione pulita e sicura',
    maintenance:
      'Mantenere e riparare macchine e impianti | Trovare i guasti in modo rapido e sicuro | Pianificare i controlli e ordinare i ricambi | Registrare i lavori svolti',
    engineering:
      'Sviluppare soluzioni tecniche dalla prima idea alla consegna | Preparare disegni, calcoli e documenti | Coordinare fornitori, sedi e clienti | Controllare qualità, costi e scadenze',
    office:
      'Organizzare appuntamenti, documenti e corrispondenza | Essere il punto di riferimento per colleghi, clienti ed enti | Preparare contratti, decisioni e relazioni | Semplificare il lavoro quotidiano',
    language:
      'Lavorare su testi e conversazioni finché suonano naturali | Verificare termini, stile e fatti | Chiarire i dubbi con clienti ed esperti | Curare glossari e guide di stile',
  },
  leadTasks: 'Guidare la squadra e pianificarne il lavoro | Rispondere dei risultati e riferire alla direzione',
  sharedTasks:
    'Collaborare con colleghi di altri Paesi | Aiutare i nuovi arrivati ad ambientarsi | Portare idee per migliorare il lavoro | Partecipare a brevi riunioni settimanali | Trattare con cura le informazioni riservate',
  experience:
    'Non serve esperienza: ti formiamo noi | Prima esperienza in un ruolo simile, fino a due anni | Da due a cinque anni di esperienza in un ruolo simile | Più di cinque anni di esperienza nel settore | Esperienza nella guida di una squadra | Diversi anni di esperienza alla guida di un reparto',
  profile:
    'Lavori con cura e spirito d’iniziativa | Ti piace lavorare in gruppo e sai anche muoverti in autonomia | Resti gentile anche quando c’è molto da fare | Hai una formazione adatta o un’esperienza paragonabile | Si può contare su di te | Ti piace imparare cose nuove | Ti trovi bene con persone di altre culture | Usi con sicurezza i programmi più comuni',
  benefits:
    'Contratto a tempo indeterminato dopo il periodo di prova | Aiuto per il trasloco, le pratiche e la ricerca di un alloggio | Corsi di lingua gratuiti durante l’orario di lavoro | Formazione regolare e vere possibilità di crescita | Turni noti con quattro settimane di anticipo | Giorni di ferie in più con l’anzianità | Un contributo per i mezzi pubblici | Previdenza e assicurazione sanitaria integrative | Una persona di riferimento per i primi sei mesi | Pranzo e frutta fresca sul lavoro',
  remote: {
    Hybrid: 'Due o tre giorni alla settimana da casa',
    RemoteCountryBased: 'Lavoro da casa in tutto il Paese',
    Remote: 'Lavoro da qualsiasi luogo in Europa',
  },
  apply:
    'Ti preghiamo di candidarti sul nostro sito; il pulsante ti porta lì. | La candidatura avviene sulla nostra pagina dedicata al lavoro, dove conoscerai anche la squadra.',
  levels:
    'A1 (prime parole) | A2 (base) | B1 (conversazione quotidiana) | B2 (buono) | C1 (fluente) | C2 (eccellente) | madrelingua',
  required: 'obbligatorio',
  welcome: 'titolo preferenziale',
  oneOf: 'Una di queste lingue',
  labels: { place: 'Luogo di lavoro', working: 'Lingua di lavoro', contract: 'Contratto', salary: 'Retribuzione' },
  colon: ': ',
  contracts: 'tempo pieno | tempo parziale | tirocinio | tempo determinato | libera professione | apprendistato',
  periods: { year: 'lordi all’anno', month: 'lordi al mese', hour: 'lordi all’ora' },
  thousands: '.',
  titlePrefixes: { internship: 'Tirocinio', apprenticeship: 'Apprendistato' },
};
