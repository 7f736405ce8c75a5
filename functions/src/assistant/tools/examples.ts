import { z } from 'zod';
import { exampleDebts, exampleJobs, ownNames } from '@/domain/assistant/ownExamples';
import { ownQuestions } from '@/domain/assistant/questionIdeas';
import { TECHNICIAN_LIST_LIMIT } from '@/domain/technician/schema';
import { bookDay } from './moneyPeriods';
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
      desk.mayRead('technicians')
        ? desk.list('technicians', { orderBy: [{ field: 'firstName', direction: 'asc' }] }, TECHNICIAN_LIST_LIMIT)
        : [],
    ]);
    const active = technicians.filter(({ status }) => status === 'active');
    const questions = ownQuestions(desk.member.user, ownNames({ debts, jobs, technicians: active }));
    return { questions: questions.map((question) => desk.foreign(question)) };
  },
});

export const EXAMPLE_TOOLS = [examplesTool];
