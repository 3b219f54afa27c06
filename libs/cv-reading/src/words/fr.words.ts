import { type CvWords, list } from './cv-words.js';

export const frWords: CvWords = {
  language: 'fr',
  headings: {
    experience: list(
      `travaillé* | travaillais* | expériences significatives | expériences et stages | stages et expériences | activités professionnelles | mon parcours | parcours et expériences | emplois occupés | missions | expérience(s) professionnelle(s) | mes expériences | vie professionnelle | historique professionnel | expérience | expériences | expérience professionnelle | expériences professionnelles | parcours professionnel | parcours | emplois | carrière | expériences de travail | stages | stages et emplois | expérience de travail |
      experiences pro | postes occupés | activité professionnelle | *expérience* | *parcours* | emploi* | stages*`,
    ),
    education: list(
      `appris* | étudi* | diplôm* | parcours de formation | diplômes obtenus | formation et diplôme | formation scolaire | études supérieures | formation universitaire | titres et diplômes | études et formation | scolarité et formation | formation scolaire et universitaire | mon cursus | études et formations | scolarité et diplômes | formation professionnelle | formation et études | études et diplômes | formation | formations | études | éducation | formation académique | diplômes | éducation et formation | diplômes et formations | formation et diplômes | formations et diplômes | cursus | parcours scolaire | parcours académique | scolarité | parcours universitaire |
      cursus scolaire | formation initiale | formation* | diplôme* | étude* | éducation* | scolar* | cursus*`,
    ),
    languages: list(
      'parle* | parler* | langues vivantes | langues et niveaux | pratique des langues | langues | langue | compétences linguistiques | langues étrangères | langues parlées | langue* | *linguistique*',
    ),
    skills: list(
      `sais* | savoir faire* | savoir-faire* | maîtrise* | bureautique | compétences professionnelles | savoir faire | points forts | mes compétences | qualités | compétences métier | outils informatiques | compétences et outils | aptitudes et compétences personnelles | compétences | compétences techniques | compétences clés | savoir-faire | compétences informatiques | informatique | compétences numériques | outils | logiciels | atouts | aptitudes | connaissances | domaines de compétences |
      savoir-être | technologies | principales compétences | compétence* | aptitude* | informatique* | logiciel* | outil*`,
    ),
    contact: list(
      'coordonnées | contact | informations personnelles | données personnelles | état civil | contacts | informations de contact | coordonn* | contact* | informations personnelles*',
    ),
    summary: list(
      'profil | résumé | à propos | objectif | présentation | profil professionnel | objectif professionnel | à propos de moi | accroche | profil* | résumé* | objectif*',
    ),
    other: list(
      `centres d'intérêt | centre d'intérêt | intérêts | loisirs | hobbies | références | publications | distinctions | certifications | certificats | bénévolat | engagement associatif | engagements | projets | divers | permis | permis de conduire |
      informations complémentaires | activités extra-professionnelles | conférences | prix | vie associative | autres | activités | centre* | loisir* | référence* | publication* | certific* | bénévol* | projet* | divers* | engagement* | permis* | conférence* | distinction*`,
    ),
  },
  present: list(
    "jusqu'à aujourd'hui | à aujourd'hui | à présent | jusqu'à présent | jusqu'à ce jour | à maintenant | aujourd'hui | aujourd hui | présent | à ce jour | ce jour | actuel | actuellement | maintenant | en cours | nos jours | en poste | actuelle",
  ),
  since: list('depuis | dès | depuis le | à partir de'),
  from: list('de | du | d | entre'),
  until: list("à | au | jusqu'à | jusqu'en | jusqu'au | a"),
  seasons: list('printemps | été | automne | hiver'),
  months: [['janv'], ['févr', 'fev', 'fév'], [], ['avr'], [], [], ['juil'], [], ['sept'], [], [], ['déc']],
  levels: {
    native: list('langue maternelle | natif | native | maternelle | bilingue | langue natale'),
    C2: list('excellent* | parfait* | maîtrise parfaite'),
    C1: list(
      'courant | courante | couramment | très bon | très bonne | très bon niveau | avancé | avancée | maîtrise | niveau avancé | fluide | capacité professionnelle complète',
    ),
    B2: list(
      'bon | bonne | bon niveau | professionnel | bonnes connaissances | lu, écrit, parlé | lu écrit parlé | opérationnel | niveau professionnel | compétence professionnelle | intermédiaire supérieur',
    ),
    B1: list(
      'intermédiaire | moyen | niveau intermédiaire | conversationnel | conversation | niveau moyen | compétence professionnelle limitée',
    ),
    A2: list(
      'un peu | notions | scolaire | bases | basique | élémentaire | notions de base | niveau scolaire | rudiments',
    ),
    A1: list('débutant* | initiation'),
  },
  degrees: {
    8: list('doctorat | docteur | thèse | phd'),
    7: list(
      "master | master 1 | master 2 | maîtrise | dea | dess | diplôme d'ingénieur* | ingénieur | mastère | grande école | m1 | m2 | mba | titre d'ingénieur",
    ),
    6: list(
      'licence | bachelor | licence professionnelle | but | licence pro | baccalauréat universitaire | graduat | titre professionnel niveau 6',
    ),
    5: list(
      'bts | dut | deug | classes préparatoires | classe préparatoire | cpge | brevet de technicien supérieur | deust | diplôme universitaire de technologie | bts*',
    ),
    4: list('capacité en droit | daeu'),
    3: list(
      'baccalauréat | bac | cap | bep | bac pro | baccalauréat professionnel | bac professionnel | brevet professionnel | cess | maturité | apprentissage | bac technologique | mention complémentaire | certificat d’aptitude professionnelle | cfc',
    ),
    2: list('brevet des collèges | brevet | collège | dnb'),
  },
  schools: list(
    'université* | école | lycée | institut | collège | faculté | iut | cfa | greta | académie | haute école | conservatoire | campus | centre de formation | ens | insa | polytechnique | afpa | iep | hec | cnam | école* | universit*',
  ),
  organisations: list(
    `sa | sas | sarl | eurl | sasu | snc | scop | groupe | société | cabinet | hôpital | chu | hôtel | restaurant | clinique | banque | mairie | entreprise | atelier | garage | boulangerie | pharmacie | association | agence | bureau | studio | et fils | & fils |
    & cie | et cie | ets | établissements | maison | ministère | conseil | centre hospitalier | ehpad | fondation | librairie | café | brasserie | magasin | transports | ville de | commune de | centre | laboratoire`,
  ),
  positions: list(
    `assistant* | chef* | cheffe | ingénieur* | directeur | directrice | responsable | technicien* | secrétaire | vendeur | vendeuse | serveur | serveuse | cuisinier* | infirmier* | enseignant* | professeur* | stagiaire | apprenti* | conseiller* | chargé* | agent | agente |
    développeur | développeuse | comptable | mécanicien* | ouvrier* | conducteur | conductrice | chauffeur* | aide* | employé* | gestionnaire | consultant* | formateur | formatrice | éducateur | éducatrice | coordinateur | coordinatrice | commercial* | attaché* | boulanger* |
    opérateur | opératrice | préparateur | préparatrice | analyste | animateur | animatrice | alternant* | hôte | hôtesse | gérant* | traducteur | traductrice | électricien* | plombier* | menuisier* | maçon | coiffeur | coiffeuse | caissier* | manager | auxiliaire`,
  ),
  at: list("chez | au sein de | au sein du | au | aux | à la | à l’ | à l'"),
  labels: {
    name: list(
      'nom et prénom | nom prénom | nom complet | nom(s) prénom(s) | nom / prénom | prénom et nom | nom(s) / prénom(s)',
    ),
    firstName: list('prénom | prénoms'),
    lastName: list('nom | nom de famille'),
    address: list('adresse | domicile | adresse personnelle | ville | lieu de résidence'),
    phone: list('téléphone | tél | portable | mobile | tel | numéro de téléphone | gsm | téléphone portable'),
    email: list('e-mail | email | courriel | mail | adresse électronique | mél | adresse e-mail'),
    link: list('linkedin | site | site web | site internet | github | portfolio'),
    ignored: list(
      'date de naissance | né le | née le | né(e) le | nationalité | situation familiale | sexe | lieu de naissance | âge | permis | fax | état civil | né | née | permis de conduire',
    ),
    dates: list('dates | période | durée | date'),
    position: list('fonction ou poste occupé | poste | fonction | poste occupé | emploi occupé'),
    employer: list("employeur | nom et adresse de l'employeur | entreprise | société | nom de l'employeur"),
    activities: list(
      "principales activités et responsabilités | activités | missions | tâches | responsabilités | réalisations | type ou secteur d'activité | principales activités",
    ),
    title: list('intitulé du certificat ou diplôme délivré | diplôme | intitulé | qualification | titre'),
    school: list(
      "nom et type de l'établissement d'enseignement ou de formation | établissement | école | université | organisme | nom de l'établissement",
    ),
    motherTongue: list('langue maternelle | langue(s) maternelle(s) | langues maternelles'),
    otherLanguages: list('autre(s) langue(s) | autres langues | langues étrangères | autre langue'),
  },
  stopwords: list('et | de | la | le | les | des | du | en | pour | avec | une | dans | sur | aux | un | par'),
};
