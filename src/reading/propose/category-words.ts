import type { certificationCategories } from '../../contracts/sections/certification';
import type { skillCategories } from '../../contracts/sections/skill';

type SkillCategory = (typeof skillCategories)[number];

/** Labels of groups that do not name a category: "languages" may be programming or spoken languages. */
export const unclearGroups: readonly string[] = [
  'languages, skills, key skills, core skills, other, hard skills, sprachen, kenntnisse, sonstiges, langues',
  'compétences, autres, idiomas, habilidades, competencias, otros, lingue, competenze, altro, talen',
  'vaardigheden, overig, competências, outros, sprog, kompetencer, andet, språk, kompetenser',
  'färdigheter, övrigt, ferdigheter, kompetanse, annet, języki, umiejętności, inne',
];

/** Labels of groups of skills. */
export const groupWords: Record<Exclude<SkillCategory, 'Other'>, readonly string[]> = {
  'Product Management': ['product management, product, produktmanagement, gestion de produit, produto'],
  'Project Management': [
    'project management, projektmanagement, gestion de projet, gestion de projets, methods',
    'gestión de proyectos, gestione progetti, projectmanagement, gestão de projetos, methodologies',
    'methoden, méthodes, metodologías, metodologie, metodologias, agile',
  ],
  Analytics: [
    'analytics, data, data analysis, data science, statistics, datenanalyse, statistik',
    'analyse de données, análisis de datos, analisi dei dati, data analyse, análise de dados',
  ],
  'Technical Skills': [
    'technical skills, technical, programming, programming languages, coding, development',
    'languages frameworks, frameworks, libraries, backend, back end, frontend, front end, web',
    'databases, database, engineering, programmiersprachen, programmierung, technische kenntnisse',
    'edv, edv kenntnisse, it kenntnisse, datenbanken, informatique, compétences techniques',
    'langages, langages de programmation, bases de données, lenguajes de programación, informática',
    'competencias técnicas, bases de datos, informatica, competenze tecniche, competenze informatiche',
    'linguaggi di programmazione, programmeertalen, technische vaardigheden, competências técnicas',
    'linguagens de programação, linguagens, infrastructure, devops, machine learning, security',
    'programmeringssprog, programmeringsspråk, programspråk, databaser, tekniske kompetencer',
    'tekniske ferdigheter, tekniska kunskaper, it kompetencer, it kunskaper, datakunnskaper',
    'języki programowania, bazy danych, umiejętności techniczne, programowanie',
  ],
  'Design & UX': ['design, ux, ui, ux design, graphic design, gestaltung, conception, diseño, grafica'],
  'Soft Skills': [
    'soft skills, personal skills, interpersonal, interpersonal skills, strengths, leadership',
    'personal, soziale kompetenzen, stärken, persönliche fähigkeiten, savoir être, qualités',
    'habilidades blandas, habilidades personales, competenze trasversali, competenze personali',
    'persoonlijke vaardigheden, competências pessoais, habilidades interpessoais, communication',
    'personlige kompetencer, personliga egenskaper, personlige egenskaper, umiejętności miękkie',
  ],
  'Tools & Platforms': [
    'tools, platforms, software, applications, cloud, tools platforms, werkzeuge, programme',
    'outils, logiciels, herramientas, programas, strumenti, programmi, hulpmiddelen, ferramentas',
    'operating systems, betriebssysteme, systèmes, office, ms office, developer tools, technologies',
    'værktøjer, verktøy, verktyg, programvaror, narzędzia, oprogramowanie, programy',
  ],
};

/** Skills whose name alone suggests a category. */
export const skillWords: Record<Exclude<SkillCategory, 'Other'>, readonly string[]> = {
  'Product Management': [
    'product management, product strategy, product owner, roadmapping, product roadmap, a b testing',
    'user stories, go to market, produktmanagement, product discovery',
  ],
  'Project Management': [
    'project management, scrum, kanban, agile, prince2, pmp, waterfall, risk management, safe',
    'stakeholder management, budgeting, projektmanagement, gestion de projet, gestión de proyectos',
    'gestione progetti, projectmanagement, gestão de projetos, lean, six sigma, change management',
  ],
  Analytics: [
    'data analysis, analytics, statistics, google analytics, tableau, power bi, looker, spss',
    'stata, sas, data visualization, data visualisation, machine learning, data science, pandas',
    'numpy, etl, business intelligence, forecasting, datenanalyse, analyse de données',
  ],
  'Technical Skills': [
    'python, java, javascript, typescript, c, c++, c#, go, golang, rust, ruby, php',
    'swift, kotlin, scala, perl, haskell, elixir, r, matlab, sql, html, html5, css',
    'css3, sass, react, react native, reactjs, angular, vue, vuejs, svelte, node, nodejs',
    'nextjs, express, django, flask, fastapi, spring, spring boot, rails, ruby on rails',
    'laravel, net, asp net, graphql, rest, rest apis, grpc, postgresql, mysql, mongodb',
    'redis, sqlite, oracle, elasticsearch, kafka, rabbitmq, linux, bash, shell, tensorflow',
    'pytorch, hadoop, spark, ci cd, microservices, vhdl, verilog, embedded, networking, latex',
  ],
  'Design & UX': [
    'figma, sketch, adobe xd, photoshop, illustrator, indesign, after effects, wireframing',
    'prototyping, user research, ux design, ui design, ux, ui, graphic design, typography',
    'adobe photoshop, adobe illustrator, adobe indesign, adobe creative suite, adobe creative cloud',
    'design thinking, design systems, usability testing, interaction design, illustration, branding',
  ],
  'Soft Skills': [
    'communication, teamwork, team work, leadership, problem solving, time management, creativity',
    'adaptability, mentoring, coaching, negotiation, public speaking, collaboration, empathy',
    'critical thinking, conflict resolution, teamfähigkeit, kommunikation, führung, belastbarkeit',
    'travail en équipe, trabajo en equipo, lavoro di squadra, samenwerken, trabalho em equipe',
    'presentation skills, organisation, organization, flexibility, zuverlässigkeit, liderazgo',
  ],
  'Tools & Platforms': [
    'jira, confluence, git, github, gitlab, docker, kubernetes, jenkins, terraform, ansible',
    'aws, azure, gcp, google cloud, amazon web services, microsoft azure, excel, word, outlook',
    'microsoft office, ms office, microsoft excel, powerpoint, slack, trello, asana, notion',
    'salesforce, hubspot, sap, autocad, solidworks, revit, wordpress, shopify, zendesk',
    'datev, quickbooks, google workspace, hootsuite, mailchimp, blender, unity, postman',
  ],
};

/** Words in the name or the issuer of a certification. */
export const certificationWords: Partial<
  Record<(typeof certificationCategories)[number], readonly string[]>
> = {
  Vendor: [
    'aws, amazon, microsoft, azure, google, cisco, oracle, salesforce, hubspot, ibm, sap',
    'adobe, vmware, red hat, apple, meta, mongodb, databricks, snowflake, hashicorp',
    'atlassian, autodesk, nvidia, dell, huawei, servicenow, tableau, datev',
  ],
  Academic: [
    'university, college, universität, hochschule, université, universidad, università',
    'universiteit, universidade, cambridge, toefl, ielts, delf, dalf, goethe, telc, dele',
  ],
  Government: [
    'government, ministry, department of, ministerium, ministère, ministerio, ministero',
    'ministerie, ministério, ihk, handwerkskammer, federal, police, behörde',
  ],
  Technical: [
    'comptia, cissp, isc2, linux foundation, kubernetes, cka, ckad, ec council, giac',
    'istqb, offensive security, oscp, sans, developer, cloud',
  ],
  Professional: [
    'pmi, pmp, scrum alliance, scrum org, prince2, axelos, itil, cfa, acca, cpa, cima',
    'aicpa, cipd, shrm, chartered, scrum, six sigma, iiba, isaca',
  ],
};
