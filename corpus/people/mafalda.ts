import type { Person } from '../person';

export const mafalda: Person = {
  id: 'mafalda',
  language: 'pt',
  name: 'Mafalda Teixeira Nogueira',
  title: 'Engenheira de Software Sénior',
  email: 'mafalda.nogueira@caixadeluz.example',
  phone: '+351 912 555 038',
  place: '4710-229 Braga',
  placeForms: ['Braga'],
  links: [
    { site: 'GitHub', address: 'https://github.com/mafaldatn' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/mafaldanogueira' },
  ],
  summary:
    'Engenheira de software com dez anos de experiência em produtos web e sistemas distribuídos, nas áreas da saúde, do retalho e da mobilidade. Gosto de código simples, de equipas pequenas e de falar com quem usa o que faço.',
  work: [
    {
      company: 'Vialume Mobilidade, S.A.',
      position: 'Engenheira de Software Sénior',
      place: 'Braga (híbrido)',
      start: '2021-11',
      end: 'present',
      bullets: [
        'Responsável técnica pela plataforma de bilhética de 14 operadores de transportes',
        'Migração de um monólito em PHP para serviços em Kotlin, sem paragens',
        'Orientação de duas estagiárias e condução de entrevistas técnicas',
      ],
    },
    {
      company: 'Lusocart Retail Tech',
      position: 'Engenheira de Software',
      place: 'Porto',
      start: '2018-06',
      end: '2021-10',
      bullets: [
        'Desenvolvimento do checkout em React e Node.js, usado em nove países',
        'Redução do tempo de carregamento da página de produto de 4,1 s para 1,3 s',
      ],
    },
    {
      company: 'Hospital de São Teotónio do Minho',
      position: 'Programadora (Serviço de Sistemas de Informação)',
      place: 'Guimarães',
      start: '2016-09',
      end: '2018-05',
      bullets: ['Integração de aplicações clínicas por HL7', 'Aplicação interna de gestão de camas'],
    },
    {
      company: 'Centro ALGORITMI, Universidade do Minho',
      position: 'Bolseira de Investigação',
      place: 'Braga',
      start: '2015-10',
      end: '2016-08',
      bullets: ['Projeto de deteção de quedas em idosos com sensores de baixo custo'],
    },
    {
      company: 'Pastelaria Nogueira & Filhos, Lda.',
      position: 'Empregada de balcão (part-time)',
      place: 'Póvoa de Lanhoso',
      start: '2011',
      end: '2014',
      bullets: ['Atendimento ao público aos fins de semana'],
    },
  ],
  education: [
    {
      institution: 'Universidade do Minho',
      degree: 'Mestrado Integrado',
      field: 'Engenharia Informática',
      place: 'Braga',
      start: '2010-09',
      end: '2015-10',
      note: 'Média final: 16 valores',
    },
    {
      institution: 'Technische Universiteit Delft',
      degree: 'Semestre Erasmus+',
      place: 'Delft, Países Baixos',
      start: '2014-02',
      end: '2014-07',
    },
    {
      institution: 'Escola Secundária da Póvoa de Lanhoso',
      degree: 'Ensino Secundário – Ciências e Tecnologias',
      place: 'Póvoa de Lanhoso',
      start: '2007',
      end: '2010',
    },
  ],
  skills: [
    { group: 'Linguagens', items: ['Kotlin', 'TypeScript', 'Java', 'PHP', 'SQL'] },
    { group: 'Frameworks', items: ['Spring Boot', 'React', 'Node.js', 'Next.js'] },
    { group: 'Infraestrutura', items: ['AWS', 'Docker', 'Kubernetes', 'PostgreSQL', 'GitLab CI'] },
    { group: 'Competências pessoais', items: ['Comunicação', 'Trabalho em equipa', 'Pensamento crítico'] },
  ],
  certifications: [
    { name: 'AWS Certified Solutions Architect – Associate', issuer: 'Amazon Web Services', date: '2023-05' },
    { name: 'Professional Scrum Developer I', issuer: 'Scrum.org', date: '2020-02' },
    { name: 'Formação Pedagógica Inicial de Formadores (CCP)', issuer: 'IEFP', date: '2019-07' },
  ],
  languages: [
    { name: 'Português', level: 'língua materna' },
    { name: 'Inglês', level: 'C1' },
    { name: 'Espanhol', level: 'B1' },
  ],
  further: [
    {
      kind: 'projects',
      lines: [
        'Horta Viva: aplicação de partilha de hortas urbanas, 3000 utilizadores',
        'Oradora no Porto Tech Days, 2022',
      ],
    },
    { kind: 'volunteering', lines: ['Mentora no programa Engenheiras Por Um Dia'] },
    { kind: 'interests', lines: ['Escalada, cavaquinho, banda desenhada'] },
  ],
};
