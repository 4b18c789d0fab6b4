import type { Person } from '../person';

export const thaisa: Person = {
  id: 'thaisa',
  language: 'pt',
  name: 'Thaísa Schlickmann Ferraz',
  title: 'Desenvolvedora Back-end Sênior',
  email: 'thaisa@schlickmann.example',
  phone: '(48) 95555-0168',
  place: 'Florianópolis, SC',
  links: [
    { site: 'GitHub', address: 'https://github.com/thaisaschlick' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/thaisa-schlickmann' },
  ],
  summary:
    'Desenvolvedora com nove anos de experiência em sistemas de pagamento e logística. Gosto de APIs bem documentadas, testes automatizados e reuniões curtas. Trabalho remoto desde 2019.',
  work: [
    {
      company: 'Pagará Tecnologia Ltda.',
      position: 'Desenvolvedora Back-end Sênior',
      place: 'São Paulo (remoto)',
      start: '2022-05',
      end: 'present',
      bullets: [
        'Serviço de Pix com 2,4 milhões de transações por dia',
        'Migração de um monólito em Java para oito serviços em Kotlin',
        'Mentoria de quatro pessoas desenvolvedoras',
      ],
    },
    {
      company: 'Fretebom S.A.',
      position: 'Desenvolvedora Back-end Pleno',
      place: 'Joinville, SC (remoto)',
      start: '2019-02',
      end: '2022-04',
      bullets: [
        'API de rastreamento usada por 900 transportadoras',
        'Redução de 60% no custo do banco de dados',
      ],
    },
    {
      company: 'Fretebom S.A.',
      position: 'Desenvolvedora Júnior',
      place: 'Joinville, SC',
      start: '2017-01',
      end: '2019-01',
      bullets: ['Integrações com ERPs e emissão de CT-e'],
    },
    {
      company: 'Laboratório de Sistemas Distribuídos da UFLI',
      position: 'Bolsista de iniciação científica',
      place: 'Florianópolis, SC',
      start: '2015-08',
      end: '2016-12',
      bullets: ['Simulação de consenso em redes instáveis'],
    },
  ],
  education: [
    {
      institution: 'Faculdade Integrada do Sul',
      degree: 'Pós-graduação lato sensu',
      field: 'Arquitetura de Software',
      place: 'Ensino a distância',
      start: '2023-03',
      end: 'present',
    },
    {
      institution: 'Universidade Federal do Litoral',
      degree: 'Bacharelado',
      field: 'Ciência da Computação',
      place: 'Florianópolis, SC',
      start: '2012-03',
      end: '2016-12',
    },
  ],
  skills: [
    { group: 'Linguagens', items: ['Kotlin', 'Java', 'Go', 'TypeScript', 'SQL', 'Bash'] },
    {
      group: 'Ferramentas',
      items: [
        'Spring Boot',
        'PostgreSQL',
        'Redis',
        'Kafka',
        'RabbitMQ',
        'Docker',
        'Kubernetes',
        'Terraform',
        'AWS',
        'GitLab CI',
        'Grafana',
        'OpenTelemetry',
      ],
    },
    { group: 'Práticas', items: ['TDD', 'Revisão de código', 'DDD', 'Observabilidade', 'Scrum', 'Kanban'] },
  ],
  certifications: [
    { name: 'AWS Certified Developer – Associate', issuer: 'Amazon Web Services', date: '2023-07' },
    { name: 'Certified Kubernetes Application Developer', issuer: 'CNCF', date: '2022-11' },
    { name: 'Oracle Certified Professional: Java SE 11 Developer', issuer: 'Oracle', date: '2020-03' },
    { name: 'Professional Scrum Master I', issuer: 'Scrum.org', date: '2019-09' },
    { name: 'Confluent Certified Developer for Apache Kafka', issuer: 'Confluent', date: '2024-04' },
  ],
  languages: [
    { name: 'Português', level: 'nativo' },
    { name: 'Inglês', level: 'avançado' },
    { name: 'Alemão', level: 'básico' },
  ],
  further: [
    { kind: 'projects', lines: ['Ponto de Ônibus, aplicativo de horários com 12 mil usuários'] },
    { kind: 'volunteering', lines: ['Instrutora do grupo Meninas no Código, Palhoça'] },
  ],
};
