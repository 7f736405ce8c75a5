import { z } from 'zod';
import { exampleDebts, exampleJobs, ownNames } from '@/domain/assistant/ownExamples';
import { ownQuestions } from '@/domain/assistant/questionIdeas';
import { bookDay } from './moneyPeriods';
import { readTechnicians } from './technicianNames';
import { defineTool } from './tool';

const examplesTool = defineTool({
  name: 'example_questions',
  description:
    'Questions that can be answered for this person, naming the company’s own records: for offering some when a question cannot be answered.',
  input: z.object({}),
  words: 'Looking what it can answer',
  run: async (desk) => {
    const [debts, jobs, technicians] = await Promise.all([
      desk.mayRead('invoices') ? desk.list('invoices', exampleDebts(bookDay(desk)), 1) : [],
      desk.mayRead('jobs') ? desk.list('jobs', exampleJobs(), 1) : [],
      desk.mayRead('technicians') ? readTechnicians(desk) : [],
    ]);
    const active = technicians.filter(({ status }) => status === 'active');
    const questions = ownQuestions(desk.member.user, ownNames({ debts, jobs, technicians: active }));
    return { questions: questions.map((question) => desk.foreign(question)) };
  },
});

export const EXAMPLE_TOOLS = [examplesTool];
