import { Text, Title } from '@mantine/core';
import { QUESTIONS } from '../content/questions';
import classes from './Questions.module.css';

/** Answers what contractors ask before they pay, in full view: nothing to expand, no fine print. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className={classes['section']}>
      <Title order={2} id="questions" className={classes['title']}>
        Questions, answered
      </Title>
      <div className={classes['grid']}>
        {QUESTIONS.map(({ question, answer }) => (
          <article key={question}>
            <Title order={3}>{question}</Title>
            {answer.map((paragraph) => (
              <Text key={paragraph} mt={6}>
                {paragraph}
              </Text>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}
