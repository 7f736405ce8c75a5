import { List } from '@mantine/core';
import { RETENTION_DAYS } from '@/domain/assistant/schema';
import { Section } from '@/ui/layout/Section';

/** Explains in plain words what leaves the company when someone asks the assistant. */
export function WhatIsSent() {
  return (
    <Section title="What is sent, and to whom">
      <List size="sm" spacing="xs">
        <List.Item>
          A question goes to an AI provider, OpenAI or Anthropic, from our server: what was typed, the pictures that
          were shown, and the records that answer it. Only records that the person who asks may see are looked up.
        </List.Item>
        <List.Item>
          If one provider does not answer, the other one may be asked. Both are told not to keep questions where they
          offer that. What they do with them besides is in their agreements with whoever runs this server.
        </List.Item>
        <List.Item>Card numbers and passwords are not among our records, so they are never sent.</List.Item>
        <List.Item>
          Conversations are kept for {RETENTION_DAYS} days after their last message, for the person who asked and nobody
          else. Pictures are not kept.
        </List.Item>
        <List.Item>Nothing is changed and nothing goes to a customer before a person has said yes to it.</List.Item>
      </List>
    </Section>
  );
}
