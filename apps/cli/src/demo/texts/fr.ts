import type { AdVocabulary } from './ad-vocabulary.js';

export const fr: AdVocabulary = {
  headings: {
    tasks: 'Vos missions | Votre quotidien | Ce que vous ferez',
    profile: 'Votre profil | Ce que vous apportez | Qui nous cherchons',
    languages: 'Langues | Langues demandées',
    offer: 'Nous vous offrons | Ce qui vous attend | Pourquoi nous rejoindre',
  },
  openings:
    'Nous grandissons et cherchons une personne qui aime travailler avec des gens de nombreux pays. | Une place se libère dans notre équipe, et nous aimerions la confier à quelqu’un qui a le goût du travail bien fait. | Vous parlez plusieurs langues et vous avez envie de vous en servir tous les jours ? Alors lisez la suite. | Vous pensez à changer de cap ? Nous aimerions faire votre connaissance. | Pour ce poste, nous cherchons une personne calme, à l’écoute, qui va au bout des choses.',
  about: {
    contact: '{company} répond aux clients de grandes marques dans plus de quarante langues.',
    health: '{company} gère des cliniques et des maisons de retraite où les personnes passent avant les procédures.',
    hospitality: '{company} exploite des hôtels et des restaurants qui accueillent des clients du monde entier.',
    logistics: '{company} transporte des marchandises dans toute l’Europe par la route, le rail et la mer.',
    technology: '{company} conçoit des logiciels dont des milliers d’entreprises se servent chaque jour.',
    finance: '{company} aide les familles et les entreprises à gérer leur argent en toute sécurité.',
    education: '{company} gère des écoles et des crèches où plusieurs langues se côtoient.',
    construction: '{company} construit et rénove des logements, des écoles et des ponts.',
    retail: '{company} tient des magasins en centre-ville et vend en ligne dans toute l’Europe.',
    travel: '{company} conduit les voyageurs à destination et les accompagne en chemin.',
    industry: '{company} fabrique des machines et des pièces pour de nombreux secteurs.',
    services: '{company} aide d’autres entreprises dans les langues, le recrutement et l’organisation.',
  },
  team: 'L’équipe réunit des âges, des parcours et des langues maternelles très variés, et chacun aide les autres. | Vous travaillerez dans une petite équipe où les décisions sont rapides et les rôles clairs. | Pendant vos premières semaines, une personne expérimentée sera à vos côtés. | Des collègues de plus de vingt pays travaillent ici, et nous apprenons ensemble de nos erreurs. | Nous nous parlons franchement et nous décidons ensemble.',
  tasks: {
    support:
      'Répondre aux questions des clients par téléphone, chat et courriel | Trouver une solution dès le premier contact quand c’est possible | Noter chaque dossier clairement pour que les collègues puissent le reprendre | Transmettre aux autres services les remarques des clients',
    nursing:
      'Accompagner les patients et les résidents avec attention et respect | Repérer les changements de leur état et les noter | Travailler avec les médecins, les thérapeutes et les familles | Transmettre soigneusement les informations en fin de service',
    clinical:
      'Préparer et assurer les rendez-vous et les examens | Expliquer les résultats et la suite avec des mots simples | Tenir les dossiers avec soin | Discuter des cas difficiles avec d’autres professionnels',
    service:
      'Accueillir les clients et veiller à leur bien-être | Prendre les commandes et les demandes dans plusieurs langues | Prêter main-forte aux heures chargées | Régler sur place les petites réclamations',
    kitchen:
      'Préparer des plats avec des produits frais | Garder la cuisine propre et respecter les règles d’hygiène | Contrôler et ranger les livraisons | Travailler main dans la main avec la salle',
    cleaning:
      'Nettoyer à fond les chambres et les espaces communs | Utiliser les produits en sécurité et sans gaspillage | Signaler les dégâts et le matériel manquant | Suivre le planning de la journée avec l’équipe',
    warehouse:
      'Recevoir, contrôler et ranger les marchandises | Préparer et emballer les commandes | Tenir les stocks à jour au scanner | Garder le lieu de travail sûr et rangé',
    transport:
      'Conduire personnes ou marchandises à destination, en sécurité et à l’heure | Vérifier le véhicule avant chaque service | Être un contact aimable pour les passagers et les clients | Tenir à jour les documents de route',
    planning:
      'Planifier les livraisons, de la commande à l’arrivée | Comparer les offres et négocier avec fournisseurs et transporteurs | Suivre les coûts, les stocks et les délais | Résoudre les retards avec les collègues d’autres pays',
    software:
      'Faire évoluer nos produits numériques pas à pas | Relire le travail des collègues et demander leur avis | Parler avec les utilisateurs et traduire leurs besoins en tâches claires | Documenter son travail pour que d’autres puissent s’y appuyer',
    infrastructure:
      'Assurer le fonctionnement et la sécurité des systèmes et des réseaux | Trouver la cause des pannes et la supprimer durablement | Planifier et tester mises à jour et sauvegardes | Conseiller les collègues en matière de sécurité',
    finance:
      'Contrôler les chiffres et préparer les rapports à temps | Tenir les comptes et les dossiers à jour | Conseiller clients et collègues avec des mots simples | Veiller aux règles et aux échéances',
    teaching:
      'Préparer les cours et les activités de votre groupe | Soutenir chaque élève selon ses capacités | Parler ouvertement avec les familles et les collègues | Participer aux projets et aux sorties',
    construction:
      'Réaliser des travaux dans le neuf et dans l’ancien | Lire les plans et mesurer avec précision | Prendre soin de l’outillage et des matériaux | Respecter les règles de sécurité sur le chantier',
    shop: 'Conseiller les clients et trouver ce qui leur convient | Mettre les produits en valeur et remplir les rayons | Tenir la caisse | Contrôler les livraisons et les stocks',
    sales:
      'Gagner de nouveaux clients et suivre les clients actuels | Préparer offres, présentations et campagnes | Observer le marché et la concurrence | Analyser les résultats et préparer la suite',
    tourism:
      'S’occuper des voyageurs avant et pendant leur séjour | Répondre aux questions sur les réservations, les lieux et les trajets | Organiser les groupes et les activités | Garder son calme quand les plans changent',
    production:
      'Fabriquer des pièces et des produits selon les plans et les ordres de travail | Contrôler la qualité et noter les résultats | Régler les machines et les outils | Garder le poste de travail propre et sûr',
    maintenance:
      'Entretenir et réparer les machines et les installations | Trouver les pannes vite et en sécurité | Planifier les contrôles et commander les pièces | Consigner les travaux effectués',
    engineering:
      'Développer des solutions techniques, de l’idée à la remise | Préparer dessins, calculs et documents | Coordonner fournisseurs, sites et clients | Contrôler la qualité, les coûts et les délais',
    office:
      'Organiser les rendez-vous, les documents et la correspondance | Être le contact des collègues, des clients et des administrations | Préparer contrats, décisions et rapports | Simplifier le travail de tous les jours',
    language:
      'Travailler les textes et les échanges jusqu’à ce qu’ils sonnent juste | Vérifier les termes, le style et les faits | Clarifier les questions avec les clients et les experts | Tenir à jour glossaires et guides de style',
  },
  leadTasks: 'Diriger l’équipe et planifier son travail | Répondre des résultats et rendre compte à la direction',
  sharedTasks:
    'Travailler avec des collègues d’autres pays | Aider les nouveaux à trouver leurs marques | Proposer vos idées pour mieux faire | Participer à de courtes réunions chaque semaine | Traiter avec soin les informations confidentielles',
  experience:
    'Débutants acceptés : nous vous formons | Première expérience dans un poste semblable, jusqu’à deux ans | Deux à cinq ans d’expérience dans un poste semblable | Plus de cinq ans d’expérience dans le métier | Expérience de l’encadrement d’une équipe | Plusieurs années d’expérience à la tête d’un service',
  profile:
    'Vous travaillez avec soin et prenez des initiatives | Vous aimez le travail en équipe et savez aussi avancer en autonomie | Vous restez aimable quand le rythme s’accélère | Vous avez une formation adaptée ou une expérience comparable | On peut compter sur vous | Vous aimez apprendre | Vous êtes à l’aise avec des personnes d’autres cultures | Vous utilisez sans difficulté les logiciels courants',
  benefits:
    'Un contrat à durée indéterminée après la période d’essai | De l’aide pour le déménagement, les démarches et le logement | Des cours de langue gratuits sur le temps de travail | Des formations régulières et de vraies possibilités d’évolution | Des plannings connus quatre semaines à l’avance | Des jours de congé supplémentaires selon l’ancienneté | Une participation aux transports en commun | Une mutuelle et une retraite complémentaire | Un tuteur pendant les six premiers mois | Le déjeuner et des fruits frais au travail',
  remote: {
    Hybrid: 'Deux ou trois jours de télétravail par semaine',
    RemoteCountryBased: 'Télétravail possible partout dans le pays',
    Remote: 'Télétravail depuis toute l’Europe',
  },
  apply:
    'Merci de postuler sur notre propre site ; le bouton vous y conduit. | La candidature se fait sur notre page carrières, où vous découvrirez aussi l’équipe.',
  levels:
    'A1 (premiers mots) | A2 (notions) | B1 (conversation courante) | B2 (bon niveau) | C1 (courant) | C2 (maîtrise parfaite) | langue maternelle',
  required: 'exigé',
  welcome: 'un atout',
  oneOf: 'Une de ces langues',
  labels: { place: 'Lieu de travail', working: 'Langue de travail', contract: 'Contrat', salary: 'Salaire' },
  colon: '\u00a0: ',
  contracts: 'temps plein | temps partiel | stage | durée déterminée | indépendant | apprentissage',
  periods: { year: 'brut par an', month: 'brut par mois', hour: 'brut de l’heure' },
  thousands: '\u202f',
  titlePrefixes: { internship: 'Stage', apprenticeship: 'Apprentissage' },
};
